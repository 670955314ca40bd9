import { phraseWords } from '../words/lexeme.js';
import type { Lexeme } from '../words/lexeme.js';

/** Names for colours that, as words of a text, mean something else. */
export const NOT_A_COLOR: ReadonlySet<string> = new Set(['linen', 'denim', 'chambray', 'platinum', 'flax']);

/** Colour names that are also things: taken for a colour only where one is called for. */
export const RISKY: ReadonlySet<string> = new Set(
  'sand stone pearl bone milk ash smoke steel concrete ink oyster chalk porcelain vanilla honey ginger chai fudge desert dune pebble driftwood peanut maple oak mink sable brick poppy cherry strawberry raspberry tomato cranberry currant punch flame carrot melon lemon banana butter custard corn straw apple pea grass basil thyme ivy fern kale celery algae lagoon ocean lake sky marine midnight arctic glacier iris thistle heather fig grape raisin prune rose peony carnation petal quartz flamingo watermelon mallow cardinal pine peacock buff nude wheat orchid sunflower daffodil maize primrose lime peach mint plum apricot coffee chocolate cocoa walnut almond hazelnut mushroom clay adobe cinnamon nutmeg papaya pumpkin mandarin saffron paprika cayenne turmeric brass bronze copper gold silver crimson jade emerald ruby sapphire amber amethyst garnet onyx ebony spruce juniper cypress artichoke avocado shamrock laurel jet azalea tobacco caramel toffee latte mocha espresso biscuit blush violet lilac lavender wisteria rust olive sage moss coral cream wine forest teal hyacinth bluebell magnolia snow alabaster ivory storm camel tan putty slate mulberry blackberry beetroot rhubarb pomegranate molasses russet raven soot caviar sulphur sulfur butterscotch buttermilk cappuccino cloud fog cactus peridot patina cement granite mango gingerbread pecan nickel blackcurrant blueberry bilberry elderberry lingonberry lingon cloudberry seashell loden hazel whisky whiskey brandy bourbon seaweed flesh choc inky cassis battleship iris lapis woad lichen matcha agave malachite bottle'.split(
    ' ',
  ),
);

const lexeme = (phrase: string, attribute: 'colors' | 'shade', value: string): Lexeme => ({
  words: phraseWords(phrase),
  readings: [{ heads: [], claims: [{ attribute, value, implied: false }] }],
  head: null,
  garment: null,
  block: false,
});

export const colorLexemes = (names: Readonly<Record<string, string>>): Lexeme[] =>
  Object.entries(names).map(([phrase, name]) => lexeme(phrase, 'colors', name));

export const shadeLexemes = (shades: Readonly<Record<string, string>>): Lexeme[] =>
  Object.entries(shades).flatMap(([shade, phrases]) =>
    phrases.split('|').map((phrase) => lexeme(phrase, 'shade', shade)),
  );
