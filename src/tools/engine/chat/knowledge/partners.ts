import type { Said } from './topic.js';

/** One shade and what it goes with, best first. */
export interface Shade {
  name: Said;
  /** Words that mean this shade rather than its family. */
  terms: readonly string[];
  with: readonly Said[];
  /** A sentence of advice. */
  advice: Said;
}

const C = {
  white: ['white', 'vitt'],
  cream: ['cream', 'gräddvitt'],
  grey: ['grey', 'grått'],
  black: ['black', 'svart'],
  navy: ['navy', 'marinblått'],
  lightBlue: ['light blue', 'ljusblått'],
  cobalt: ['cobalt', 'koboltblått'],
  camel: ['camel', 'kamel'],
  brown: ['brown', 'brunt'],
  burgundy: ['burgundy', 'vinrött'],
  red: ['red', 'rött'],
  olive: ['olive', 'olivgrönt'],
  forest: ['forest green', 'skogsgrönt'],
  emerald: ['emerald', 'smaragdgrönt'],
  pink: ['pale pink', 'ljusrosa'],
  dusty: ['dusty pink', 'gammelrosa'],
  rust: ['rust', 'rost'],
  mustard: ['mustard', 'senapsgult'],
  gold: ['gold', 'guld'],
  lilac: ['lilac', 'syren'],
  orange: ['orange', 'orange'],
  denim: ['denim blue', 'jeansblått'],
  turquoise: ['turquoise', 'turkost'],
  sand: ['sand', 'sand'],
} as const satisfies Record<string, Said>;

/** Shades by colour topic; the first stands for the family. */
export const PARTNERS: Readonly<Record<string, readonly Shade[]>> = {
  'colour/navy': [
    {
      name: C.navy,
      terms: ['navy', 'marin', 'marinblå', 'marinblått', 'mörkblå', 'dark'],
      with: [C.white, C.grey, C.camel, C.burgundy, C.olive, C.pink, C.brown],
      advice: [
        'With black it works only when the two cloths differ clearly.',
        'Till svart fungerar det bara när tygerna skiljer sig tydligt.',
      ],
    },
    {
      name: C.lightBlue,
      terms: ['light', 'ljusblå', 'ljusblått', 'pale'],
      with: [C.brown, C.navy, C.grey, C.white, C.camel, C.burgundy],
      advice: ['It is the easiest shirt colour there is.', 'Det är den lättaste skjortfärgen som finns.'],
    },
    {
      name: C.cobalt,
      terms: ['cobalt', 'kobolt', 'koboltblå'],
      with: [C.white, C.grey, C.black, C.camel],
      advice: ['Let it be the only strong colour.', 'Låt det vara den enda starka färgen.'],
    },
  ],
  'colour/black': [
    {
      name: C.black,
      terms: [],
      with: [C.white, C.camel, C.red, C.cobalt, C.emerald, C.grey, C.pink],
      advice: [
        'All black lives by texture: put leather, wool and satin together.',
        'Helsvart lever på struktur: blanda skinn, ull och satäng.',
      ],
    },
  ],
  'colour/white': [
    {
      name: C.white,
      terms: [],
      with: [C.navy, C.grey, C.denim, C.black, C.red, C.emerald],
      advice: [
        'White goes with any colour; beside warm ones cream is kinder.',
        'Vitt går till alla färger; intill varma är gräddvitt snällare.',
      ],
    },
    {
      name: C.cream,
      terms: ['cream', 'gräddvit', 'gräddvitt', 'ivory', 'ecru'],
      with: [C.camel, C.brown, C.navy, C.olive, C.burgundy],
      advice: [
        'Keep it away from optical white, which makes it look yellow.',
        'Håll det borta från optiskt vitt, som får det att se gult ut.',
      ],
    },
  ],
  'colour/grey': [
    {
      name: C.grey,
      terms: [],
      with: [C.navy, C.white, C.burgundy, C.mustard, C.cobalt, C.pink],
      advice: ['It carries one strong colour at a time.', 'Det bär en stark färg i taget.'],
    },
  ],
  'colour/beige': [
    {
      name: ['camel and beige', 'kamel och beige'],
      terms: [],
      with: [C.white, C.navy, C.black, C.denim, C.burgundy],
      advice: [
        'Several beiges together need one dark point, a belt or the shoes.',
        'Flera beige tillsammans behöver en mörk punkt, skärp eller skor.',
      ],
    },
  ],
  'colour/brown': [
    {
      name: C.brown,
      terms: [],
      with: [C.lightBlue, C.navy, C.cream, C.forest, C.orange],
      advice: [
        'Black beside brown should look meant, with a clear difference of cloth.',
        'Svart intill brunt ska se avsiktligt ut, med tydlig skillnad i tyg.',
      ],
    },
    {
      name: C.rust,
      terms: ['rust', 'rost', 'rostfärgad', 'terracotta', 'terrakotta'],
      with: [C.navy, C.denim, C.olive, C.cream, C.pink],
      advice: [
        'Navy is its opposite on the wheel and calms it best.',
        'Marinblått är dess motsats i färgcirkeln och lugnar det bäst.',
      ],
    },
  ],
  'colour/red': [
    {
      name: C.red,
      terms: [],
      with: [C.navy, C.grey, C.camel, C.denim, C.white, C.pink],
      advice: [
        'One red piece is enough; pink beside it is bold and works.',
        'Ett rött plagg räcker; rosa intill är djärvt och fungerar.',
      ],
    },
  ],
  'colour/burgundy': [
    {
      name: C.burgundy,
      terms: [],
      with: [C.grey, C.navy, C.camel, C.forest, C.dusty, C.cream],
      advice: [
        'In autumn it does what black does, more kindly.',
        'På hösten gör det samma jobb som svart, fast snällare.',
      ],
    },
  ],
  'colour/pink': [
    {
      name: C.pink,
      terms: [],
      with: [C.grey, C.navy, C.olive, C.burgundy, C.white],
      advice: ['A sober cut keeps it grown-up.', 'Ett stramt snitt håller det vuxet.'],
    },
    {
      name: ['hot pink', 'chockrosa'],
      terms: ['hot', 'fuchsia', 'magenta', 'cerise', 'chockrosa'],
      with: [C.red, C.orange, C.black, C.white],
      advice: ['Let it be the one loud thing.', 'Låt det vara det enda som hörs.'],
    },
  ],
  'colour/yellow': [
    {
      name: ['yellow', 'gult'],
      terms: [],
      with: [C.grey, C.navy, C.white, C.lilac],
      advice: ['Wear it away from the face if it drains you.', 'Bär det en bit från ansiktet om det gör dig blek.'],
    },
    {
      name: C.mustard,
      terms: ['mustard', 'senap', 'senapsgul', 'senapsgult', 'ochre', 'ockra'],
      with: [C.denim, C.navy, C.burgundy, C.forest, C.grey],
      advice: [
        'It is the easiest of the yellows, for it behaves like a warm brown.',
        'Det är det lättaste av de gula, för det uppför sig som ett varmt brunt.',
      ],
    },
  ],
  'colour/orange': [
    {
      name: C.orange,
      terms: [],
      with: [C.navy, C.white, C.brown, C.pink],
      advice: ['A small amount goes a long way.', 'En liten mängd räcker långt.'],
    },
    {
      name: ['coral', 'korall'],
      terms: ['coral', 'korall', 'peach', 'persika', 'aprikos'],
      with: [C.turquoise, C.sand, C.white, C.navy],
      advice: ['It is at its best with a tan and linen.', 'Det är som bäst till solbränna och linne.'],
    },
  ],
  'colour/green': [
    {
      name: ['green', 'grönt'],
      terms: [],
      with: [C.navy, C.white, C.brown, C.cream, C.pink],
      advice: [
        'Muted greens behave like neutrals, clear ones want to be alone.',
        'Dova gröna uppför sig som neutrala, klara vill vara ensamma.',
      ],
    },
    {
      name: C.olive,
      terms: ['olive', 'oliv', 'olivgrön', 'olivgrönt', 'khaki'],
      with: [C.white, C.navy, C.burgundy, C.rust, C.pink, C.denim],
      advice: ['It replaces grey in a warm wardrobe.', 'Det ersätter grått i en varm garderob.'],
    },
    {
      name: C.emerald,
      terms: ['emerald', 'smaragd', 'smaragdgrön'],
      with: [C.black, C.navy, C.gold, C.camel],
      advice: ['It looks its best in cloth with a sheen.', 'Det är vackrast i tyg med lyster.'],
    },
    {
      name: ['sage', 'salvia'],
      terms: ['sage', 'salvia', 'mint'],
      with: [C.cream, C.camel, C.white, C.dusty],
      advice: ['Keep the rest as pale as it is.', 'Håll resten lika ljust.'],
    },
    {
      name: C.forest,
      terms: ['forest', 'skogsgrön', 'skogsgrönt', 'bottle', 'flaskgrön'],
      with: [C.camel, C.navy, C.burgundy, C.cream],
      advice: [
        'It is a good dark for those who find black hard.',
        'Det är en bra mörk färg för den som tycker svart är hårt.',
      ],
    },
  ],
  'colour/purple': [
    {
      name: ['purple', 'lila'],
      terms: [],
      with: [C.grey, C.navy, C.mustard, C.olive],
      advice: ['Dark purple works as a softer black.', 'Mörklila fungerar som ett mjukare svart.'],
    },
    {
      name: C.lilac,
      terms: ['lilac', 'lavender', 'lavendel', 'syren'],
      with: [C.white, C.camel, C.grey, ['tomato red', 'tomatrött']],
      advice: ['Beside camel it loses its sweetness.', 'Intill kamel förlorar det sin sötma.'],
    },
  ],
};
