import { type Topic, words } from './topic.js';

/** Colours and what goes with them. */
export const COLOURS: readonly Topic[] = [
  {
    id: 'colour/navy',
    kind: 'colour',
    name: ['navy', 'marinblått'],
    terms: words('navy|navy blue|marin|marinblå|marinblått|mörkblå|dark blue|blue|blå|blått|light blue|ljusblå|cobalt'),
    facets: {
      match: [
        'Navy goes with white, grey, camel, burgundy, olive and pale pink; with black only when the cloths differ clearly. Light blue goes with nearly everything, brown above all.',
        'Marin går till vitt, grått, kamel, vinrött, oliv och blekrosa; till svart bara när tygerna skiljer sig tydligt. Ljusblått går till nästan allt, brunt framför allt.',
      ],
      why: [
        'It flatters because it frames the face like black but throws less shadow.',
        'Det klär för att det ramar in ansiktet som svart men kastar mindre skugga.',
      ],
    },
  },
  {
    id: 'colour/black',
    kind: 'colour',
    name: ['black', 'svart'],
    terms: words('black|black clothes|svarta kläder|svart|all black|helsvart|svarta'),
    facets: {
      match: [
        'Black wants texture: leather, wool, satin together. Colours beside it: white, camel, red, cobalt, emerald; with navy or brown make the difference obvious.',
        'Svart vill ha struktur: läder, ull, satin tillsammans. Färger intill: vitt, kamel, rött, kobolt, smaragd; till marin eller brunt, gör skillnaden tydlig.',
      ],
      care: [
        'Different blacks show in daylight, so keep suits whole; wash inside out, cold, with liquid detergent.',
        'Olika svarta syns i dagsljus, så håll kostymer hela; tvätta ut och in, svalt, med flytande tvättmedel.',
      ],
    },
  },
  {
    id: 'colour/white',
    kind: 'colour',
    name: ['white and cream', 'vitt och gräddvitt'],
    terms: words('white|vit|vitt|cream|gräddvit|ivory|off-white|ecru|benvit|vita'),
    facets: {
      match: [
        'White goes with any colour; with warm ones choose cream, with cold ones optical white. All white works in three textures.',
        'Vitt går till alla färger; till varma välj gräddvitt, till kalla optiskt vitt. Helvitt fungerar i tre strukturer.',
      ],
    },
  },
  {
    id: 'colour/grey',
    kind: 'colour',
    name: ['grey', 'grått'],
    terms: words('grey|gray|grå|grått|charcoal|antracit|gråa'),
    facets: {
      match: [
        'Grey carries one strong colour at a time: burgundy, mustard, cobalt, pink. Light grey with navy, charcoal with white.',
        'Grått bär en stark färg i taget: vinrött, senap, kobolt, rosa. Ljusgrått till marin, antracit till vitt.',
      ],
    },
  },
  {
    id: 'colour/beige',
    kind: 'colour',
    name: ['camel and beige', 'kamel och beige'],
    terms: words('beige|camel|kamel|tan|sand|khaki|nude|kamelfärgad|kamelhår'),
    facets: {
      match: [
        'Camel goes with white, navy, black, denim and burgundy; layered beiges need one dark point, a belt or shoes.',
        'Kamel går till vitt, marin, svart, denim och vinrött; beige i lager behöver en mörk punkt, skärp eller skor.',
      ],
    },
  },
  {
    id: 'colour/brown',
    kind: 'colour',
    name: ['brown', 'brunt'],
    terms: words('brown|brun|brunt|chocolate brown|cognac|konjak|rust|rost|terracotta|terrakotta|bruna'),
    facets: {
      match: [
        'Brown goes with light blue, navy, cream, forest green and orange; with grey when it is cool brown. Black beside brown only on purpose.',
        'Brunt går till ljusblått, marin, gräddvitt, skogsgrönt och orange; till grått när det är kallbrunt. Svart intill brunt bara med avsikt.',
      ],
    },
  },
  {
    id: 'colour/red',
    kind: 'colour',
    name: ['red', 'rött'],
    terms: words('red|röd|rött|crimson|scarlet|röda|tomato red'),
    facets: {
      match: [
        'Red with navy, grey, camel, denim and white; with pink for courage. One red piece is enough; the lips may echo it.',
        'Rött till marin, grått, kamel, denim och vitt; till rosa för den modiga. Ett rött plagg räcker; läpparna får eka.',
      ],
    },
  },
  {
    id: 'colour/burgundy',
    kind: 'colour',
    name: ['burgundy', 'vinrött'],
    terms: words('burgundy|vinröd|vinrött|maroon|wine red|bordeaux|oxblood|plum|plommon'),
    facets: {
      match: [
        'Burgundy with grey, navy, camel, forest green and dusty pink; it replaces black in autumn.',
        'Vinrött till grått, marin, kamel, skogsgrönt och gammelrosa; det ersätter svart på hösten.',
      ],
    },
  },
  {
    id: 'colour/pink',
    kind: 'colour',
    name: ['pink', 'rosa'],
    terms: words('pink|rosa|blush|fuchsia|magenta|cerise|dusty pink|gammelrosa'),
    facets: {
      match: [
        'Pale pink with grey, navy, olive and burgundy; hot pink with red, orange or black and white.',
        'Blekrosa till grått, marin, oliv och vinrött; chockrosa till rött, orange eller svartvitt.',
      ],
    },
  },
  {
    id: 'colour/yellow',
    kind: 'colour',
    name: ['yellow and mustard', 'gult och senap'],
    terms: words('yellow|gul|gult|mustard|senap|senapsgul|gold|guld|ochre|ockra|gula'),
    facets: {
      match: [
        'Yellow with grey, navy, white and lilac; mustard with denim, burgundy and forest green. Away from the face when it drains you.',
        'Gult till grått, marin, vitt och lila; senap till denim, vinrött och skogsgrönt. Bort från ansiktet om det gör dig blek.',
      ],
    },
  },
  {
    id: 'colour/orange',
    kind: 'colour',
    name: ['orange', 'orange'],
    terms: words('orange|coral|korall|peach|persika|aprikos|apricot'),
    facets: {
      match: [
        'Orange with navy, white, brown and pink; coral with turquoise and sand.',
        'Orange till marin, vitt, brunt och rosa; korall till turkos och sand.',
      ],
    },
  },
  {
    id: 'colour/green',
    kind: 'colour',
    name: ['green and olive', 'grönt och oliv'],
    terms: words(
      'green|grön|grönt|olive|oliv|olivgrön|emerald|smaragd|sage|salvia|forest green|skogsgrön|mint|gröna|khaki green',
    ),
    facets: {
      match: [
        'Olive with white, navy, burgundy, rust and pink; emerald with black, navy and gold; sage with cream and camel.',
        'Oliv till vitt, marin, vinrött, rost och rosa; smaragd till svart, marin och guld; salvia till gräddvitt och kamel.',
      ],
    },
  },
  {
    id: 'colour/purple',
    kind: 'colour',
    name: ['purple', 'lila'],
    terms: words('purple|lila|violet|violett|lavender|lavendel|aubergine|lilac|syren'),
    facets: {
      match: [
        'Purple with grey, navy, mustard and olive; lilac with white, camel and tomato red.',
        'Lila till grått, marin, senap och oliv; syren till vitt, kamel och tomatrött.',
      ],
    },
  },
  {
    id: 'colour/theory',
    kind: 'colour',
    name: ['combining colours', 'kombinera färger'],
    terms: words(
      'colour wheel|color wheel|färgcirkel|färghjul|combine colours|combine colors|colour combination|color combinations|färgkombination|färgkombinationer|complementary|komplementfärg|matching colours|matcha färger|colour palette|palette|palett|färgpalett|monochrome|ton i ton|kombinera färger|colours together|colors together',
    ),
    facets: {
      match: [
        'Three ways that work: one hue in three depths and textures; two neighbours on the wheel (blue and green); two opposites, one large and one small (navy and rust). Proportion 60–30–10, and at most one neutral more.',
        'Tre sätt som fungerar: en färg i tre djup och strukturer; två grannar i färgcirkeln (blått och grönt); två motsatser, en stor och en liten (marin och rost). Proportion 60–30–10, och högst en neutral till.',
      ],
      why: [
        'Opposites strengthen each other in the eye (simultaneous contrast), so equal amounts quarrel.',
        'Motsatser förstärker varandra i ögat (simultankontrast), så lika mängder grälar.',
      ],
    },
  },
  {
    id: 'colour/undertone',
    kind: 'colour',
    name: ['your own colours', 'dina egna färger'],
    terms: words(
      'undertone|skin tone|hudton|underton|suits me|klär mig|colour analysis|color analysis|färganalys|warm colours|cool colours|varma färger|kalla färger|my colours|blond|blonde|red hair|rött hår|dark hair',
    ),
    facets: {
      match: [
        'Hold pure white and cream to the face by daylight: if white is kinder you are cool (navy, emerald, blue-red), if cream, warm (camel, olive, tomato). High contrast of hair and skin carries high contrast of clothes.',
        'Håll rent vitt och gräddvitt mot ansiktet i dagsljus: är vitt snällare är du kall (marin, smaragd, blårött), är gräddvitt det är du varm (kamel, oliv, tomatrött). Stor kontrast mellan hår och hud bär stor kontrast i kläder.',
      ],
    },
  },
  {
    id: 'colour/patterns',
    kind: 'colour',
    name: ['mixing patterns', 'blanda mönster'],
    terms: words(
      'mönster|mix patterns|mixing patterns|pattern mixing|blanda mönster|stripes and|rutigt|randigt|stripes|checks|floral|blommigt|polka dots|prickigt|ränder|patterned|mönstrat|tartan|plaid',
    ),
    facets: {
      match: [
        'Mix two patterns of different scale that share a colour, and keep the third piece plain. A fine stripe counts as plain.',
        'Blanda två mönster i olika skala som delar en färg och håll det tredje plagget enfärgat. En fin rand räknas som enfärgat.',
      ],
      wear: [
        'Scale the print to the body: large on tall, small on small; stripes widen or lengthen less than fit does.',
        'Anpassa mönstret till kroppen: stort på lång, litet på kort; ränder breddar eller förlänger mindre än passformen gör.',
      ],
    },
  },
];
