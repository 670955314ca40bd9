/** What decides at which price one position of a cross-margined wallet reaches its maintenance margin. */
export interface LiquidationCase {
  /** wallet balance, USD: cash in cross mode, the position's own margin in isolated mode */
  wallet: number;
  /** maintenance margin and unrealised profit of all other positions, USD */
  otherMaintenance: number;
  otherUnrealized: number;
  /** 1 long, −1 short */
  side: 1 | -1;
  /** units of the coin, > 0 */
  quantity: number;
  entry: number;
  /** maintenance margin rate, fraction; a closing fee is added to it where a venue counts one */
  rate: number;
  /** maintenance amount of the bracket, USD */
  offset: number;
}

/**
 * Binance's published formula: LP = (WB − TMM_other + UPNL_other + cum − side·qty·entry) / (qty·mmr − side·qty), USD.
 * Zero or below means that no positive price liquidates.
 */
export function liquidationPrice(one: LiquidationCase): number {
  const { wallet, otherMaintenance, otherUnrealized, side, quantity, entry, rate, offset } = one;
  const margin = wallet - otherMaintenance + otherUnrealized + offset;
  return (margin - side * quantity * entry) / (quantity * rate - side * quantity);
}
