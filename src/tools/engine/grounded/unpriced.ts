const AND_ONE =
  /^[^.!?;\d]{0,30}(?<!\p{L})(?:and|och|und|et|y|plus|sowie|samt)\s(?:an?|one|en|ett|eine?[nrms]?|une?|un[oa]?)\s\p{L}/iu;

/** "Four belts at 25 € each and a hat": whether after the last price something stands that has none. @param rest of the text behind that price */
export const isFollowedByMore = (rest: string): boolean => AND_ONE.test(rest);
