import { tellStated } from './stated.js';

const SHOP =
  'Du bist Emma vom Laden Nadelöhr. Geöffnet Dienstag bis Freitag 9 bis 17 Uhr. Eine Hose kürzen kostet 14 Euro. Bezahlung bar oder mit Karte.';
const TIENDA =
  'Eres Lola. Abrimos de lunes a sábado; los domingos cerramos. El envío cuesta 4 euros. Vendemos vestidos.';
const BOUTIQUE =
  'Tu es Colette. Nous vendons des robes. La livraison coûte 6 euros. Les retours sont acceptés sous 30 jours.';
const STORE = 'You are Nell of the shop Harbour. The shop sells knitwear and coats. Shipping costs 4.95 EUR.';
const HIRE =
  'You are the help of Masquerade, a costume hire shop. Late return costs 6 pounds per day. Minimum order 25 metres.';

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

  it.each([
    ['Should I wash the costume before I bring it back?', 'Costumes are washed by us, never by the customer.'],
    ['Which address do I send the order to?', 'Contact: orders@thistle.example.'],
    ['Do you sell boots?', 'We sell wool hats; no shoes.'],
  ])('is what is asked for: %s', (asked, said) => {
    const instructions = `${HIRE} ${said}`;
    expect(tellStated(asked, [], { instructions } as never, 'en')?.text).toBe(said);
    expect(tellStated(asked, [], { instructions: HIRE } as never, 'en')?.text ?? '').not.toMatch(/Late|Minimum|order/u);
  });

  it('goes on with the thing that is named now, not with the question before', () => {
    const instructions =
      'You are Fold. Open Monday to Saturday 7:30 to 19:00. A shirt costs 3.20 euros, a suit 14 euros.';
    const history = [
      { role: 'user', text: 'When do you open?' },
      { role: 'assistant', text: 'Open Monday to Saturday 7:30 to 19:00.' },
    ] as const;
    const told = tellStated('And what is a suit?', history, { instructions } as never, 'en');
    expect(told?.text).toBe('A shirt costs 3.20 euros, a suit 14 euros.');
  });

  it.each([
    ['en', 'Can I hire a dark suit for Saturday?', 'Suits are hired for 60 euros a day.', '60'],
    ['en', 'Can I hire a pair of black shoes?', 'Shoes are hired for 20 euros a day.', '20'],
    ['sv', 'Kan jag hyra en mörk kostym på lördag?', 'Kostymer hyrs ut för 600 kronor om dagen.', '600'],
    ['de', 'Kann ich einen dunklen Anzug für Samstag leihen?', 'Einen Anzug leihen kostet 60 Euro am Tag.', '60'],
    ['fr', 'Puis-je louer un costume sombre pour samedi ?', 'Louer un costume coûte 60 euros par jour.', '60'],
  ] as const)('is told of the thing, not of its colour, in %s: %s', (language, asked, told, said) =>
    expect(tellStated(asked, [], { instructions: `Lena, shop. ${told}` } as never, language)?.text).toContain(said),
  );

  it.each([
    ['en', 'Can I hire a dark wig for Saturday?', 'Dark suits are hired for 60 euros a day.'],
    ['de', 'Kann ich eine dunkle Perücke für Samstag leihen?', 'Einen dunklen Anzug leihen kostet 60 Euro am Tag.'],
  ] as const)('is not told of another thing of that colour in %s: %s', (language, asked, told) =>
    expect(tellStated(asked, [], { instructions: `Lena, shop. ${told}` } as never, language)?.text ?? '').not.toContain(
      '60',
    ),
  );

  it.each([
    ['Wer macht freitags die Anproben?', 'Die Anproben machen wir am Freitag im Laden mit viel Zeit.', false],
    ['Wer macht freitags die Anproben?', 'Die Anproben am Freitag macht Petra Lang.', true],
    ['Wer macht freitags die Anproben?', 'Die Anproben am Freitag macht Frau Lang.', true],
    ['Wer macht freitags die Anproben?', 'Petra Lang macht die Anproben am Freitag.', true],
  ])('names somebody who is asked for: %s %s', (asked, told, named) =>
    expect((tellStated(asked, [], { instructions: `Laden Nadel. ${told}` } as never, 'de')?.text ?? '') === told).toBe(
      named,
    ),
  );

  it.each([
    'When should I wear a tie?',
    'How do I tie a tie?',
    'How often should I condition a leather jacket?',
    'What shirt goes with a tie?',
  ])('a list of prices is no answer to dress and care: %s', (asked) => {
    const instructions =
      'You are Nora of the shop Linden. Prices: shirt 35 euro, tie 20 euro, leather jacket 200 euro.';
    expect(tellStated(asked, [], { instructions } as never, 'en')).toBeNull();
  });

  it.each([
    ['en', 'Is there a discount for pensioners?'],
    ['sv', 'Har ni studentrabatt?'],
    ['de', 'Gibt es einen Studentenrabatt?'],
    ['en', 'Can I cancel my order?'],
  ] as const)('neither a discount nor cancelling is told of a shop that tells none: %s %s', (language, asked) =>
    expect(tellStated(asked, [], { instructions: STORE } as never, language)).toMatchObject({ untold: true }),
  );

  it.each([
    ['Can I pay in instalments?', 'Students get 10% off with a valid card.'],
    ['When does your winter sale start?', 'Newsletter subscribers get 15% off their first order.'],
    ['When do I get my money back?', 'Returns within 30 days.'],
    ['How long does it take to get my refund?', 'Returns within 30 days.'],
    ['Which delivery company do you use?', 'Standard delivery takes 3 to 5 working days.'],
  ])('what is told of another matter is no answer: %s', (asked, said) =>
    expect(tellStated(asked, [], { instructions: `${STORE} ${said}` } as never, 'en')?.text ?? '').not.toContain(said),
  );

  it.each([
    ['de', 'Muss ich eine Kaution hinterlegen?', 'A deposit of 150 euros is due.'],
    ['en', 'When do I get my money back?', 'Refunds take 5 days.'],
    ['de', 'Bis wann kann ich eine Reservierung stornieren?', 'Rentals can be cancelled up to 7 days before.'],
    ['sv', 'Hur lite får man köpa?', 'Minsta köp är en halv meter.'],
    ['en', "It's a present, can you gift-wrap it?", 'Gift wrapping costs 3 euros.'],
    ['en', 'Can I bring my dog?', 'Dogs are welcome.'],
    ['es', '¿Necesito cita?', 'Cita previa en el 955 00 00 11.'],
  ] as const)('a matter is known in another word or language: %s %s', (language, asked, said) =>
    expect(tellStated(asked, [], { instructions: `${STORE} ${said}` } as never, language)?.text).toContain(said),
  );

  it('what was bought elsewhere is told of that', () => {
    const instructions =
      'Harbour Denim, a shop. Jeans are shortened for free when bought here. Jeans from other shops are shortened for 12 pounds.';
    const asked = 'What would it cost to shorten jeans I got somewhere else?';
    expect(tellStated(asked, [], { instructions } as never, 'en')?.text).toBe(
      'Jeans from other shops are shortened for 12 pounds.',
    );
  });

  it('leaves what any tailor knows to those', () =>
    expect(tellStated('Wie wasche ich Leinen?', [], { instructions: SHOP } as never, 'de')).toBeNull());
});
