import { tellStated } from './stated.js';

const SHOP =
  'Du bist Emma vom Laden Nadelöhr. Geöffnet Dienstag bis Freitag 9 bis 17 Uhr. Eine Hose kürzen kostet 14 Euro. Bezahlung bar oder mit Karte.';
const TIENDA =
  'Eres Lola. Abrimos de lunes a sábado; los domingos cerramos. El envío cuesta 4 euros. Vendemos vestidos.';
const BOUTIQUE =
  'Tu es Colette. Nous vendons des robes. La livraison coûte 6 euros. Les retours sont acceptés sous 30 jours.';
const STORE = 'You are Nell of the shop Harbour. The shop sells knitwear and coats. Shipping costs 4.95 EUR.';

describe('what a shop states', () => {
  it.each([
    ['de', SHOP, 'Kann ich mit Karte zahlen?', 'Karte'],
    ['de', SHOP, 'Bis wann habt ihr am Freitag geöffnet?', '17'],
    ['es', TIENDA, '¿Qué día cerráis?', 'domingos'],
    ['fr', BOUTIQUE, 'Combien de temps ai-je pour renvoyer une robe ?', '30'],
  ] as const)('is told in %s: %s %s', (language, instructions, asked, said) =>
    expect(tellStated(asked, [], { instructions } as never, language)?.text).toContain(said),
  );

  it.each([
    ['en', STORE, 'Is the grey coat in stock in size 40?'],
    ['en', STORE, "What's the name of the shop owner's dog?"],
    ['en', STORE, 'How much is the blue coat?'],
    ['en', STORE, 'Where is my order?'],
    ['de', SHOP, 'Nehmen Sie PayPal?'],
    ['de', SHOP, 'Ist der rote Samt noch auf Lager?'],
    ['fr', BOUTIQUE, 'Quand ma commande 5512 va-t-elle arriver ?'],
    ['es', TIENDA, '¿Queda la blusa azul en la talla 38?'],
  ] as const)('is not guessed in %s: %s %s', (language, instructions, asked) =>
    expect(tellStated(asked, [], { instructions } as never, language)).toMatchObject({ untold: true }),
  );

  it('leaves what any tailor knows to those', () =>
    expect(tellStated('Wie wasche ich Leinen?', [], { instructions: SHOP } as never, 'de')).toBeNull());
});
