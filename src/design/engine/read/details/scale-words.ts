/** What is said of small things, as the reader folds words. */
export const FINE =
  /^(?:thin|fine|narrow|tiny|small|little|micro|mini|skinny|smala|smal|tunna|sma|fina|feine[nrs]?|schmale[nrs]?|kleine[nrs]?|fines?|petits?|petites?|finas?|pequen[oa]s)$/;

/** And of large ones. */
export const BOLD =
  /^(?:bold|broad|wide|big|large|giant|oversized|huge|thick|breda|stora|grova|tjocka|breite[nrs]?|grosse[nrs]?|larges|grands?|grandes?|gros|anchas)$/;
