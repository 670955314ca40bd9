/** Data files are compiled to modules (scripts/data-module.mjs); what a YAML file holds is what its schema says. */
declare module '*.yaml.js' {
  const data: unknown;
  export default data;
}
declare module '*.svg.js' {
  const svg: string;
  export default svg;
}
