import { fold } from '../words/lexeme.js';
import type { Print } from '../../garments/spec.js';

/** What prints show: name, what kind of print it is, and how it is written in the languages read (singular and plural). */
const ROWS: ReadonlyArray<readonly [name: string, print: Print, words: string]> = [
  ['rose', 'floral', 'rose roses ros rosor rosen rosas'],
  [
    'daisy',
    'floral',
    'daisy daisies prästkrage prästkragar tusensköna tusenskönor gänseblümchen marguerites pâquerettes margaritas',
  ],
  ['poppy', 'floral', 'poppy poppies vallmo mohnblume mohnblumen coquelicot coquelicots amapola amapolas'],
  ['tulip', 'floral', 'tulip tulips tulpan tulpaner tulpe tulpen tulipe tulipes tulipán tulipanes'],
  ['peony', 'floral', 'peony peonies pion pioner pfingstrosen pivoines peonías'],
  ['lily', 'floral', 'lily lilies lilja liljor lilien lys lirios'],
  ['lotus', 'floral', 'lotus lotuses lotusblommor lotusblüten'],
  ['hibiscus', 'tropical', 'hibiscus hibiscuses hibiskus'],
  ['edelweiss', 'floral', 'edelweiss'],
  [
    'sunflower',
    'floral',
    'sunflower sunflowers solros solrosor sonnenblume sonnenblumen tournesol tournesols girasol girasoles',
  ],
  ['flamingo', 'tropical', 'flamingo flamingos flamingoer flamingor flamants flamencos'],
  ['crane', 'graphic', 'crane cranes trana tranor kranich kraniche kranichen grue grues grulla grullas'],
  [
    'swallow',
    'graphic',
    'swallow swallows svala svalor schwalbe schwalben hirondelle hirondelles golondrina golondrinas',
  ],
  ['moose', 'graphic', 'moose elk elks älg älgar elch elche alce alces'],
  ['bird', 'graphic', 'bird birds fågel fåglar vogel vögel vögeln oiseau oiseaux pájaro pájaros'],
  [
    'butterfly',
    'graphic',
    'butterfly butterflies fjäril fjärilar schmetterling schmetterlinge schmetterlingen papillon papillons mariposa mariposas',
  ],
  ['bee', 'graphic', 'bee bees bi bin biene bienen abeille abeilles abeja abejas'],
  [
    'dragonfly',
    'graphic',
    'dragonfly dragonflies trollslända trollsländor libelle libellen libellule libellules libélula libélulas',
  ],
  ['owl', 'graphic', 'owl owls uggla ugglor eule eulen hibou hiboux búho búhos'],
  ['swan', 'graphic', 'swan swans svan svanar schwan schwäne schwänen cygne cygnes cisne cisnes'],
  ['duck', 'graphic', 'duck ducks duckling ducklings ankor enten canards patos'],
  ['frog', 'graphic', 'frog frogs groda grodor frosch frösche fröschen grenouille grenouilles rana ranas'],
  ['crab', 'graphic', 'crab crabs krabba krabbor krabbe krabben crabe crabes cangrejo cangrejos'],
  ['toucan', 'tropical', 'toucan toucans tukan tukaner tukane toucán tucán tucanes'],
  ['parrot', 'tropical', 'parrot parrots papegoja papegojor papagei papageien perroquet perroquets loro loros'],
  ['fox', 'graphic', 'fox foxes räv rävar fuchs füchse füchsen renard renards zorro zorros'],
  ['bear', 'graphic', 'bears björn björnar bären ours osos'],
  ['cat', 'graphic', 'cat cats kitten kittens katt katter katze katzen chat chats gato gatos'],
  ['dog', 'graphic', 'dog dogs hund hundar hunde hunden chien chiens perro perros'],
  ['horse', 'graphic', 'horse horses häst hästar pferd pferde pferden cheval chevaux caballo caballos'],
  [
    'unicorn',
    'graphic',
    'unicorn unicorns enhörning enhörningar einhorn einhörner einhörnern licorne licornes unicornio unicornios',
  ],
  ['rabbit', 'graphic', 'rabbit rabbits bunny bunnies hare hares kanin kaniner hase hasen lapin lapins conejo conejos'],
  ['deer', 'graphic', 'deer stag stags hjort hjortar hirsch hirsche hirschen cerf cerfs ciervo ciervos'],
  ['elephant', 'graphic', 'elephant elephants elefant elefanter elefanten éléphant éléphants elefante elefantes'],
  ['whale', 'graphic', 'whale whales val valar wal wale walen baleine baleines ballena ballenas'],
  ['fish', 'graphic', 'fish fishes fisk fiskar fische fischen poisson poissons pez peces'],
  ['koi', 'graphic', 'koi'],
  ['dragon', 'graphic', 'dragon dragons drake drakar drache drachen dragón dragones'],
  [
    'dinosaur',
    'graphic',
    'dinosaur dinosaurs dino dinos dinosaurie dinosaurier dinosauriern dinosaure dinosaures dinosaurio dinosaurios',
  ],
  ['snake', 'graphic', 'snakes serpent serpents ormar schlangen serpientes'],
  ['anchor', 'graphic', 'anchor anchors ankare anker ankern ancre ancres ancla anclas'],
  [
    'sailboat',
    'graphic',
    'sailboat sailboats boat boats ship ships segelbåt segelbåtar båtar schiffe schiffen bateau bateaux barco barcos',
  ],
  ['car', 'graphic', 'cars bilar autos voitures coches'],
  ['rocket', 'graphic', 'rocket rockets raket raketer rakete raketen fusée fusées cohete cohetes'],
  ['feather', 'graphic', 'feather feathers fjäder fjädrar feder federn plume plumes pluma plumas'],
  ['cloud', 'graphic', 'cloud clouds moln wolke wolken nuage nuages nube nubes'],
  ['mountain', 'graphic', 'mountain mountains berg montagnes montañas'],
  ['skull', 'graphic', 'skull skulls dödskalle dödskallar totenkopf totenköpfe calaveras'],
  ['snowflake', 'stars', 'snowflake snowflakes snöflinga snöflingor schneeflocke schneeflocken flocons copos'],
  ['pineapple', 'tropical', 'pineapple pineapples ananas ananasar piña piñas'],
  ['lighthouse', 'graphic', 'lighthouse lighthouses fyr fyrar leuchtturm leuchttürme phare phares faro faros'],
  ['lemon', 'botanical', 'lemon lemons citron citroner zitrone zitronen citrons limón limones'],
  ['cherry', 'botanical', 'cherry cherries körsbär kirsche kirschen cerise cerises cereza cerezas'],
  [
    'strawberry',
    'botanical',
    'strawberry strawberries jordgubbe jordgubbar erdbeere erdbeeren fraise fraises fresa fresas',
  ],
  ['orange', 'botanical', 'oranges apelsiner orangen naranjas'],
  ['apple', 'botanical', 'apple apples äpple äpplen apfel äpfel äpfeln pomme pommes manzana manzanas'],
  ['mushroom', 'botanical', 'mushroom mushrooms svampar pilze pilzen champignons setas'],
  ['leaf', 'botanical', 'leaf leaves blad löv blatt blätter blättern feuille feuilles hoja hojas'],
  ['olive branch', 'botanical', 'olives olivkvistar oliven aceitunas'],
  ['heart', 'hearts', 'heart hearts hjärta hjärtan herz herzen coeur cœur coeurs corazón corazones'],
  ['star', 'stars', 'star stars stjärna stjärnor stern sterne sternen étoile étoiles estrella estrellas'],
  ['moon', 'stars', 'moon moons måne månar mond monde lune lunes luna lunas'],
];

/** English plurals are not the first word: those alone may stand without the word "print". */
export interface MotifWord {
  name: string;
  print: Print;
  plural: boolean;
}

const PLURAL_SAME: ReadonlySet<string> = new Set([
  'koi',
  'fish',
  'deer',
  'edelweiss',
  'hibiscus',
  'korsbar',
  'moln',
  'blad',
]);
const PLURAL = /(?:s|x|ar|er|or|n|e|a)$/;

/** Every word of every row, folded; of two rows, a word would be the later one's ("crânes" are skulls, cranes are birds). */
export const MOTIF_WORDS: ReadonlyArray<readonly [word: string, motif: MotifWord]> = ROWS.flatMap(
  ([name, print, words]) =>
    words.split(' ').map((raw, i) => {
      const word = fold(raw);
      const plural = PLURAL_SAME.has(word) || (i > 0 && PLURAL.test(word)) || (i === 0 && word !== fold(name));
      return [word, { name, print, plural }] as const;
    }),
);

/** A word that may be what a print shows; folded. */
export const MOTIFS: ReadonlyMap<string, MotifWord> = new Map(MOTIF_WORDS);
