// A strategy for the offline gym: goes with the last hour, out when it has turned.
//   npm run gym -- --play examples/gym-strategy.mjs --episodes 5 --settings '{"duration": "1d", "step_seconds": 300}'
export default function decide({ markets, account }) {
  const actions = markets.flatMap(({ symbol, change_1h_pct }) => {
    const held = account.positions.find((position) => position.symbol === symbol);
    const side = change_1h_pct > 0 ? 'long' : 'short';
    if (held && held.side !== side) return [{ symbol, signal: 'close' }];
    if (held || Math.abs(change_1h_pct) < 0.8) return [];
    return [{ symbol, signal: side === 'long' ? 'BUY' : 'SELL', equity_pct: 10 }];
  });
  return actions.length > 0 ? { actions } : null;
}
