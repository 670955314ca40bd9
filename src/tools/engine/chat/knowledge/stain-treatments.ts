import type { Said } from './topic.js';

/** What to do about a stain, by what the cloth bears. */
export interface Treatment {
  first: Said;
  /** Cotton, linen and other sturdy cloth. */
  sturdy: Said;
  /** Wool, silk and other delicate cloth, as a whole sentence. */
  delicate: Said;
}

export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  'stain/red-wine': {
    first: [
      'Blot the wine at once with a clean cloth, without rubbing, and rinse with cold water from the back.',
      'Badda genast upp vinet med en ren trasa, utan att gnida, och skölj med kallt vatten från baksidan.',
    ],
    sturdy: [
      'On white cotton or linen then use one part dish soap to two parts 3 % hydrogen peroxide for 15 minutes and wash; on colours soak in oxygen bleach at 40 °C.',
      'På vit bomull eller vitt linne tar du sedan en del diskmedel till två delar 3-procentig väteperoxid i 15 minuter och tvättar; färgat blötlägger du i syrebaserat blekmedel i 40 °C.',
    ],
    delicate: [
      'On wool and silk use only cold water with a drop of vinegar and a little mild soap, and leave the rest to a cleaner.',
      'På ull och siden bara kallt vatten med en droppe ättika och lite mild tvål, och lämna resten till kemtvätten.',
    ],
  },
  'stain/grease': {
    first: [
      'Powder the grease with potato starch or chalk for half an hour and brush it off, so that the fat comes out dry.',
      'Strö potatismjöl eller krita på fettet, vänta en halvtimme och borsta bort, så kommer fettet ut torrt.',
    ],
    sturdy: [
      'Then rub in dish soap undiluted, leave it ten minutes and wash as hot as the label allows. Check before you dry it, since heat fixes what is left.',
      'Gnid sedan in outspätt diskmedel, vänta tio minuter och tvätta så varmt som etiketten tillåter. Kontrollera före torkning, för värme fixerar det som är kvar.',
    ],
    delicate: [
      'On wool and silk repeat the powder, then use a drop of mild soap in lukewarm water; on suede only the powder.',
      'På ull och siden: upprepa pulvret och ta sedan en droppe mild tvål i ljummet vatten; på mocka bara pulvret.',
    ],
  },
  'stain/blood': {
    first: [
      'Blood wants only cold water, and at once: warm water sets the protein.',
      'Blod vill bara ha kallt vatten, och direkt: värme fixerar proteinet.',
    ],
    sturdy: [
      'Soak it then in salt water or an enzyme detergent for an hour and wash at 30–40 °C. What is left on white cotton goes with 3 % hydrogen peroxide.',
      'Blötlägg sedan i saltvatten eller enzymtvättmedel i en timme och tvätta i 30–40 °C. Det som är kvar på vit bomull går bort med 3-procentig väteperoxid.',
    ],
    delicate: [
      'On silk and wool use no enzymes, only cold water and mild soap, dabbed.',
      'På siden och ull inga enzymer, bara kallt vatten och mild tvål som du baddar med.',
    ],
  },
  'stain/coffee': {
    first: [
      'Rinse coffee, tea or chocolate with cold water from the back, as soon as you can.',
      'Skölj bort kaffe, te eller choklad med kallt vatten från baksidan, så snart du kan.',
    ],
    sturdy: [
      'Then soak it in enzyme detergent for half an hour and wash; if a shadow stays, use oxygen bleach. With milk or chocolate in it, treat the grease with dish soap as well.',
      'Blötlägg sedan i enzymtvättmedel i en halvtimme och tvätta; blir en skugga kvar tar du syrebaserat blekmedel. Är det mjölk eller choklad i: behandla även fettet med diskmedel.',
    ],
    delicate: [
      'On wool and silk dab with lukewarm water, a drop of mild soap and a little vinegar, and no enzymes.',
      'På ull och siden: badda med ljummet vatten, en droppe mild tvål och lite ättika, men inga enzymer.',
    ],
  },
  'stain/grass': {
    first: [
      'Let mud dry and brush it off before any water; grass you treat straight away.',
      'Låt lera torka och borsta bort den före allt vatten; gräs behandlar du direkt.',
    ],
    sturdy: [
      'Rub enzyme detergent or rubbing alcohol into the grass stain (try a hidden place for colour), wait half an hour and wash at 40–60 °C.',
      'Gnid in enzymtvättmedel eller sprit i gräsfläcken (prova färgen på ett dolt ställe), vänta en halvtimme och tvätta i 40–60 °C.',
    ],
    delicate: [
      'On wool and silk dab with diluted alcohol only, and rinse cool.',
      'På ull och siden: badda bara med utspädd sprit och skölj svalt.',
    ],
  },
  'stain/ink': {
    first: [
      'Lay kitchen paper underneath and dab with rubbing alcohol from the outside inwards, changing the paper until it takes up no more.',
      'Lägg hushållspapper under och badda med sprit utifrån och in, och byt papper tills det inte tar åt sig mer.',
    ],
    sturdy: [
      'Then rub in a little detergent and wash as usual. For ballpoint and marker this works well, for permanent marker only partly.',
      'Gnid sedan in lite tvättmedel och tvätta som vanligt. Mot kulspets och tusch fungerar det bra, mot permanent tusch bara delvis.',
    ],
    delicate: [
      'On silk, acetate and leather try a hidden place first: alcohol can take the colour with it.',
      'På siden, acetat och skinn: prova på ett dolt ställe först, spriten kan ta färgen med sig.',
    ],
  },
  'stain/sweat': {
    first: [
      'Soak the marks in one part household vinegar to ten of water for half an hour.',
      'Blötlägg fläckarna i 1 dl ättika (12 %) till 1 l vatten i en halvtimme.',
    ],
    sturdy: [
      'On cotton you can rub in a paste of baking soda instead, then wash with enzyme detergent at 40 °C. Never use chlorine: it turns the yellow darker.',
      'På bomull kan du i stället gnida in bikarbonatpasta, och sedan tvätta med enzymtvättmedel i 40 °C. Använd aldrig klor: det gör det gula mörkare.',
    ],
    delicate: [
      'On silk and wool use half as much vinegar, mild soap and no enzymes.',
      'På siden och ull: hälften så mycket ättika, mild tvål och inga enzymer.',
    ],
  },
  'stain/wax': {
    first: [
      'Put it in the freezer for an hour, or lay ice on it, and break off what has gone brittle.',
      'Lägg plagget i frysen en timme, eller is på fläcken, och bryt bort det som blivit sprött.',
    ],
    sturdy: [
      'Wax you then iron out through kitchen paper at low heat; gum and resin you dab with rubbing alcohol. Wash afterwards.',
      'Stearin stryker du sedan ut genom hushållspapper på låg värme; tuggummi och kåda baddar du med sprit. Tvätta efteråt.',
    ],
    delicate: [
      'On silk and wool keep the iron at its coolest and try the alcohol where it does not show.',
      'På siden och ull: svalast möjliga strykjärn, och prova spriten där det inte syns.',
    ],
  },
};
