export { clothAmong, clothCompared, isClothSo } from './cloth-compared.js';
export { containsTold, mainFibre } from './contains.js';
export { forbiddenBySymbol, heatOfIron } from './care-symbols.js';
export {
  classOfMaterial,
  fibreClassNames,
  isOfClass,
  clothInFull,
  materialsOfClass,
  sourceOfMaterial,
} from './materials.js';
export { ofApi, takenByApi } from './of-api.js';
export { ofCharts } from './of-charts.js';
export { symbolAmong, symbolTold } from './symbol-meaning.js';
