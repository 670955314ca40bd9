import type { words as en } from './checks.en.js';

export const words: typeof en = {
  chart: 'Poängen i matchen; tabellen bredvid säger hur det slutade',
  ended: 'Så slutade det',
  stands: 'Så står det',
  playAgain: (at) => `Spela upp igen: ${at} UTC`,
  signed: 'Det som signerades',
  aboutSigned:
    'När matchen avgjordes gjordes en kontrollsumma av tabellen, ratingen, oddsen och avsluten, som länkades till matchen före och signerades. Din webbläsare kan kontrollera det med bara den öppna nyckeln.',
  record: 'Protokollet',
  verify: 'Kontrollera',
  prices: 'Var priserna kom ifrån',
  aboutPrices:
    'Varje timmes priser kommer ur ett frö vars kontrollsumma offentliggjordes en timme innan. När fröet visas kan din webbläsare räkna fram varje pris igen.',
  thisHour: 'Den här timmen',
  hour: 'Timme',
  sealed: (at) => `${at}, förseglad`,
  verifyPrices: 'Kontrollera priserna',
  verifiableFrom: (at) => `Går att kontrollera från ${at}`,
  checking: 'Kontrollerar …',

  secret: 'Fröet är fortfarande hemligt.',
  otherSeed: 'Fröet är inte det som utlovades.',
  brokenChain: 'Fröet följer inte på fröet från timmen före.',
  wasClosed: 'Marknaden var stängd den här timmen.',
  otherPrices: (others, all) => `${others} av ${all} tick visar andra priser än fröet ger.`,
  allFollow: (count) => `Alla ${count} priser följer av fröet, och det är det frö som utlovades.`,

  unsigned: 'Den här matchen avgjordes innan protokoll började signeras.',
  otherCurves: 'Kurvorna är inte de som signerades.',
  otherOdds: 'Oddsen är inte de som signerades.',
  otherRecord: 'Protokollet är inte det som signerades.',
  otherLink: 'Länken hör inte till det här protokollet.',
  otherKey: 'Det är signerat med en nyckel som ingen går i god för.',
  otherSignature: 'Signaturen hör inte till det här protokollet.',
  right: (seq, hash) => `Det här är vad som signerades: länk ${seq} i kedjan, kontrollsumma ${hash}…`,
};
