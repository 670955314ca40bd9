import { useEffect, useState } from 'preact/hooks';
import { Candles, type Candle } from '../charts/candles.js';
import { amount, price } from '../format.js';
import type { Looking } from './looking.js';
import type { Tape } from './view.js';
import { arenaWords } from '../words/arena.js';

interface PrickedProps {
  trade: Tape;
  candles?: Looking['candles'];
  close: () => void;
}

/** What a pip on a line stands for: the trade, why, and the prices around it. */
export function Pricked({ trade, candles, close }: PrickedProps) {
  const [shown, show] = useState<readonly Candle[]>([]);
  useEffect(() => void candles?.(trade).then(show, () => show([])), []);
  const { name, side, quantity, symbol, price: paid, at, reasoning } = trade;
  return (
    <aside class="sheet pricked" aria-live="polite" aria-label={arenaWords().trade}>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {arenaWords().traded(
          arenaWords().sides[side === 'buy' ? 'buy' : 'sell'],
          amount(quantity ?? 0),
          symbol ?? '',
          price(paid ?? 0),
        )}
        , {at.slice(11, 19)} UTC.
      </p>
      {reasoning && (
        <p class="why" dir="auto" lang="">
          {reasoning}
        </p>
      )}
      {shown.length > 1 && <Candles candles={shown} at={Date.parse(at)} paid={paid ?? 0} side={side ?? 'buy'} />}
      <button type="button" class="quiet" onClick={close}>
        {arenaWords().close}
      </button>
    </aside>
  );
}
