/** Style sheet of a report: phone, screen and paper. */
export const REPORT_STYLE = `
:root { --ink: #1b1b1b; --paper: #fff; --faint: #ccc; --base: #8a5a00; --variant: #0b5fa5; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #161616; --faint: #444; --base: #f0b54a; --variant: #6cb4f5; }
}
@media print {
  :root { --ink: #000; --paper: #fff; --faint: #bbb; --base: #7a4a00; --variant: #004a86; }
  section { break-before: page; }
  section:first-child { break-before: auto; }
  .rows li, figure { break-inside: avoid; }
  h3 { break-after: avoid; }
  /* Commands and numbers of runs are for people at a computer. */
  .screen { display: none; }
}
body { margin: 0 auto; padding: 1rem; max-width: 52rem; font: 1rem/1.45 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; margin-top: 2rem; } h3 { font-size: 1.05rem; margin: 1.2rem 0 0.3rem; }
code { overflow-wrap: anywhere; }
.note { border-left: 0.25rem solid var(--base); padding-left: 0.75rem; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows li { display: grid; grid-template-columns: 10rem 1fr 14rem; gap: 0.2rem 0.8rem; align-items: center; margin: 0.2rem 0; }
.name { overflow-wrap: anywhere; }
.value { font-variant-numeric: tabular-nums; font-size: 0.9rem; }
.axis { display: flex; justify-content: space-between; font-size: 0.8rem; }
figure { margin: 0; max-width: 32rem; }
figure.board img { max-width: min(100%, 18rem); height: auto; border-radius: 6px; }
figcaption { font-size: 0.9rem; }
svg { display: block; width: 100%; overflow: visible; }
svg rect { fill: var(--variant); }
line.scale { stroke: var(--faint); stroke-width: 0.5; }
line.range { stroke: var(--faint); stroke-width: 6; stroke-linecap: round; }
line.base, line.variant { stroke-width: 2; }
line.base { stroke: var(--base); } line.variant { stroke: var(--variant); }
circle.base { fill: var(--paper); stroke: var(--base); stroke-width: 2; } circle.variant { fill: var(--variant); }
.key .base { color: var(--base); } .key .variant { color: var(--variant); margin-left: 1rem; }
.never { columns: 20rem; padding-left: 1.2rem; font-size: 0.9rem; overflow-wrap: anywhere; }
.never li { break-inside: avoid; }
@media (max-width: 40rem) {
  .rows li { grid-template-columns: 1fr; gap: 0; margin: 0.6rem 0; }
  .rows .ends .name, .rows .ends .value { display: none; }
}
`
