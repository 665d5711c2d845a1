/** The build turns the YAML files of languages into modules. */
declare module '*.yaml' {
  const texts: import('./text.ts').Texts
  export default texts
}
