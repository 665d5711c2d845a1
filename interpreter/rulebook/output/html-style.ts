/** The style sheet of a printed rulebook: light and dark, narrow and wide, screen and paper. */
export const STYLE = `
:root {
  --paper: #fbf9f4; --ink: #23211d; --soft: #6b655a; --line: #ddd6c8; --card: #fffdf9;
  --accent: #8a3b2a; --new: #2f6b3c; --new-back: #e6f2e6; --changed: #8a5a00; --changed-back: #fbf0d8;
  --gone: #98322e; --gone-back: #f8e4e2; --space: #efe8d8; --void: #cfc6b2;
  --t0: #d9e7f5; --t1: #f6dcd6; --t2: #ece6f3; --t3: #e0eedb; --t4: #f8ecc8; --t5: #d7eeee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1a18; --ink: #ece7dc; --soft: #a79f90; --line: #3d3933; --card: #232120;
    --accent: #e59a80; --new: #8fcf9a; --new-back: #1f3324; --changed: #e6b95c; --changed-back: #3a2f18;
    --gone: #ea928c; --gone-back: #3c2220; --space: #35312a; --void: #121110;
    --t0: #24384d; --t1: #4d2d27; --t2: #392f49; --t3: #2c3f28; --t4: #463b19; --t5: #1f4040;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  text-rendering: optimizeLegibility;
}
header, main, nav { max-width: 46rem; margin: 0 auto; padding: 0 1.4rem; }
header { padding-top: 3.5rem; }
h1, h2, h3, h4, nav, th, .label, .mark, .from, figcaption {
  font-family: "Avenir Next", Avenir, "Segoe UI", "Helvetica Neue", "DejaVu Sans", Arial, sans-serif;
}
h1 { font-size: 2.6rem; line-height: 1.12; margin: 0 0 1rem; letter-spacing: -.02em; }
h1::after { content: ""; display: block; width: 4.5rem; height: .3rem; margin-top: 1rem; background: var(--accent); border-radius: 2px; }
h2 { font-size: 1.55rem; line-height: 1.2; margin: 3.2rem 0 1rem; padding-bottom: .35rem; border-bottom: 2px solid var(--line); letter-spacing: -.01em; }
h3 { font-size: 1.12rem; line-height: 1.3; margin: 0 0 .5rem; }
p { margin: .45rem 0; }
header p { color: var(--soft); margin: .3rem 0; }
a { color: var(--accent); text-decoration-color: color-mix(in srgb, var(--accent) 35%, transparent); text-underline-offset: .18em; }
a.self { color: inherit; text-decoration: none; }
a.self:hover::after { content: " #"; color: var(--soft); font-weight: 400; }
a em { font-style: normal; }
ul, ol { margin: .4rem 0 .6rem; padding-left: 1.5rem; }
li { margin: .22rem 0; }
li > ul, li > ol { margin: .2rem 0; }
li::marker { color: var(--accent); }
.quiet { color: var(--soft); font-size: .95rem; }
.label { font-size: .74rem; font-weight: 700; letter-spacing: .09em; text-transform: uppercase; color: var(--soft); margin: 1rem 0 .25rem; }
.from { font-size: .74rem; font-weight: 500; color: var(--soft); margin-left: .3rem; }
.from::before { content: "\\2192\\00a0"; }
.rule { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.2rem .8rem; margin: .9rem 0; }
.rule > :last-child { margin-bottom: 0; }
.rule.is-new { border-left: 4px solid var(--new); }
.rule.is-changed { border-left: 4px solid var(--changed); }
.rule.is-gone { border-left: 4px solid var(--gone); opacity: .85; }
.rule:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.mark { display: inline-block; font-size: .66rem; font-weight: 700; letter-spacing: .05em; text-transform: uppercase; line-height: 1.5; padding: 0 .5em; border-radius: 999px; vertical-align: .12em; white-space: nowrap; }
.mark.new { color: var(--new); background: var(--new-back); }
.mark.changed { color: var(--changed); background: var(--changed-back); }
.mark.gone { color: var(--gone); background: var(--gone-back); }
del { text-decoration-color: var(--gone); color: var(--soft); }
.wide { overflow-x: auto; margin: .7rem 0; }
table { border-collapse: collapse; font-size: .95rem; }
.wide > table { min-width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .38rem .5rem; border-bottom: 1px solid var(--line); }
thead th { font-size: .72rem; letter-spacing: .03em; text-transform: uppercase; color: var(--soft); border-bottom: 2px solid var(--line); vertical-align: bottom; }
tbody th { font-weight: 600; font-size: .92rem; }
tr.is-new { background: var(--new-back); } tr.is-changed { background: var(--changed-back); } tr.is-gone { background: var(--gone-back); }
table.many { font-size: .86rem; } .many th, .many td { padding: .3rem .32rem; } .many thead th { font-size: .62rem; letter-spacing: 0; } .many tbody th { font-size: .84rem; }
figure { margin: 1rem 0; }
figure img { max-width: min(100%, 30rem); height: auto; border-radius: 8px; }
img.kind { height: 2.3rem; margin-right: .35rem; vertical-align: middle; } .called { display: inline-block; vertical-align: middle; }
figure.example { margin: .6rem 0; } figure.example img { max-width: min(100%, 17rem); }
figcaption { font-size: .82rem; color: var(--soft); margin-top: .4rem; }
figure .wide > table { min-width: 0; }
figure table { font-size: .85rem; border-collapse: separate; border-spacing: 2px; }
figure td, figure th { border: 0; padding: 0; text-align: center; vertical-align: middle; }
figure td { width: 2.1rem; min-width: 2.1rem; height: 2.1rem; border-radius: 5px; font-family: "Avenir Next", "Segoe UI", "DejaVu Sans", sans-serif; font-weight: 600; }
figure th { font-size: .75rem; font-weight: 500; color: var(--soft); padding: 0 .3rem; }
.board td { background: var(--space); }
.board td.void { background: repeating-linear-gradient(45deg, var(--void), var(--void) 4px, var(--space) 4px, var(--space) 6px); opacity: .55; }
.board td.blank { background: none; border-color: transparent; }
.board td.tint-0 { background: var(--t0); } .board td.tint-1 { background: var(--t1); }
.board td.corner, .matrix td.corner { background: none; }
.matrix tr:first-child th { height: 7.2rem; vertical-align: bottom; }
.matrix tr:first-child th span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.matrix th[scope=row] { text-align: right; white-space: nowrap; }
.matrix td.tint-0 { background: var(--t0); } .matrix td.tint-1 { background: var(--t1); } .matrix td.tint-2 { background: var(--t2); }
.matrix td.tint-3 { background: var(--t3); } .matrix td.tint-4 { background: var(--t4); } .matrix td.tint-5 { background: var(--t5); }
.matrix td.is-changed, .matrix td.is-new { outline: 2px solid var(--changed); outline-offset: -2px; }
nav h2 { font-size: .74rem; letter-spacing: .09em; text-transform: uppercase; color: var(--soft); border: 0; margin: 2.2rem 0 .4rem; padding: 0; }
nav ol, nav ul { list-style: none; padding: 0; margin: 0; }
nav > ol { columns: 2; column-gap: 2rem; font-size: .93rem; }
nav > ol > li { break-inside: avoid; margin: 0; padding: .14rem 0; }
nav ul { font-size: .84rem; padding-left: .8rem; border-left: 1px solid var(--line); margin: .15rem 0 .5rem; display: none; }
nav a { color: inherit; text-decoration: none; } nav a:hover { color: var(--accent); text-decoration: underline; }
nav ul a { color: var(--soft); }
main { padding-bottom: 5rem; }
@media screen and (min-width: 76rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 50rem); column-gap: 3rem; justify-content: center; }
  header { grid-column: 2; } nav { grid-column: 1; grid-row: 1 / span 2; position: sticky; top: 0; height: 100vh; overflow-y: auto; margin: 0; padding: 1rem .5rem 3rem 1rem; }
  nav h2 { margin-top: 2.6rem; } nav > ol { columns: 1; } nav ul { display: block; }
  main { grid-column: 2; } header, main { width: 100%; max-width: none; margin: 0; }
}
@media (max-width: 34rem) {
  body { font-size: 1rem; } h1 { font-size: 2rem; } nav > ol { columns: 1; } .rule { padding: .8rem .9rem; }
  figure td { width: 1.75rem; min-width: 1.75rem; height: 1.75rem; }
}
@media print {
  :root {
    --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --card: #fff; --accent: #000;
    --new: #000; --new-back: #eee; --changed: #000; --changed-back: #eee; --gone: #000; --gone-back: #eee;
    --space: #f1f1f1; --void: #999; --t0: #e4ecf5; --t1: #f6e3df; --t2: #eeeaf3; --t3: #e6f0e2; --t4: #f7efd6; --t5: #e0f0f0;
  }
  @page { margin: 13mm 13mm 15mm; }
  html { font-size: 8.8pt; } body { font-size: 1rem; line-height: 1.34; } header, main { max-width: none; padding: 0; } header { padding-top: 0; }
  /* Links lead nowhere on paper. */
  nav { display: none; }
  main { columns: 2; column-gap: 8mm; padding: 0; }
  h1 { font-size: 2.1rem; margin-bottom: .6rem; } h1::after { margin-top: .5rem; }
  h2 { font-size: 1.3rem; margin: 1.3rem 0 .5rem; padding-bottom: .2rem; break-after: avoid; } section:first-child h2 { margin-top: .4rem; }
  h3, h4, .label, caption { break-after: avoid; } h3 { margin-bottom: .2rem; } p { margin: .2rem 0; orphans: 2; widows: 2; }
  ul, ol { margin: .2rem 0 .35rem; padding-left: 1.25rem; } li { margin: .1rem 0; } .label { margin: .5rem 0 .1rem; }
  .rule { border: 0; border-top: 1px solid var(--line); border-radius: 0; padding: .35rem 0 .1rem; margin: .25rem 0; }
  h2 + .rule { border-top: 0; padding-top: 0; }
  .rule.is-new, .rule.is-changed, .rule.is-gone { border-left: 3px solid #000; padding-left: .6rem; }
  .mark { border: 1px solid #000; } figure, tr { break-inside: avoid; } .wide { overflow: visible; margin: .4rem 0; }
  .wide:has(> table.many), .wide:has(> table.several) { column-span: all; } th, td { padding: .22rem .35rem; } figure { margin: .5rem 0; } figure img { max-width: 100%; max-height: 95mm; } figure.example img { max-height: 46mm; }
  figure td { width: 1.8rem; min-width: 1.8rem; height: 1.8rem; } img.kind { height: 1.7rem; }
  #summary { break-inside: avoid; border: 1px solid var(--line); border-radius: 4px; padding: .2rem .7rem; margin-top: 1rem; }
  #rulings .rule > *, #rulings .rule h3 { display: inline; margin: 0 .3em 0 0; font-size: 1rem; }
  a { color: inherit; text-decoration: none; } td, figure td { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
