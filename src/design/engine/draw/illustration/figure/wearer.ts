import { skin, hairTone, SKIN_COUNT, HAIR_COUNT } from '../color/skin.js';
import type { Piece } from '../paint/piece.js';
import type { Scene } from '../paint/scene.js';
import { faceOf, type Look } from './face.js';
import type { Figure } from './figure.js';
import { hair, stylesFor } from './hair/hair.js';
import { STYLES } from './hair/styles.js';
import { hand } from './hand.js';
import { arm, leg } from './limbs.js';
import { foot, type Shoe } from './shoes/shoe.js';
import { skinSurface } from './skin-surface.js';
import { trunk } from './trunk.js';

/** Who wears the outfit. */
export interface Wearer {
  readonly look: Look;
  readonly hairStyle: string;
}

export interface Shoes {
  readonly shoe: Shoe;
  readonly color: string;
}

/** A wearer by chance, within what suits the body. @param boy whether the child is one */
export function chooseWearer(scene: Scene, figure: Figure, boy: boolean): Wearer {
  const random = scene.random.fork('wearer');
  const who = figure.body.presents;
  const complexion = random.int(SKIN_COUNT);
  const hairIndex = complexion >= 4 ? random.int(3) : random.int(HAIR_COUNT - (who === 'child' ? 1 : 0));
  const styles = stylesFor(boy ? 'boy' : who).filter((s) => s.name !== 'afro' || complexion >= 3);
  return {
    look: {
      skin: skin(complexion),
      hair: hairTone(hairIndex),
      makeup: who === 'woman',
      elder: hairIndex === HAIR_COUNT - 1,
      beard: who === 'man' ? random.pick(['none', 'none', 'stubble', 'full'] as const) : 'none',
      ...(who === 'woman' && random.chance(0.6) ? { earrings: random.pick(['studs', 'drops', 'hoops'] as const) } : {}),
      glasses: who === 'child' ? 'none' : random.chance(0.9) ? 'none' : random.pick(['sun', 'round'] as const),
    },
    hairStyle: random.pick(styles).name,
  };
}

/** All pieces of the bare figure with hair and shoes. @param hidden share of each arm that sleeves hide */
export function wearerPieces(
  scene: Scene,
  figure: Figure,
  wearer: Wearer,
  shoes: Shoes,
  hidden: Readonly<Record<'left' | 'right', number>>,
): Piece[] {
  const surface = skinSurface(wearer.look.skin);
  const style = STYLES.find((s) => s.name === wearer.hairStyle) ?? STYLES[0];
  return [
    trunk(figure, surface),
    ...(['left', 'right'] as const).flatMap((side) => [
      leg(figure, side, surface),
      ...foot(figure, side, shoes.shoe, shoes.color, surface),
      ...arm(figure, side, surface, hidden[side]),
      ...hand(figure, side, surface),
    ]),
    ...faceOf(scene, figure, wearer.look, surface),
    ...hair(scene, figure, style, wearer.look.hair),
  ];
}
