/** A match played again, and checks of what was signed and of where prices came from. */
export const words = {
  chart: 'Scores of the match; the table beside it says how it ended',
  ended: 'How it ended',
  stands: 'How it stands',
  playAgain: (at: string) => `Play it again: ${at} UTC`,
  signed: 'What was signed',
  aboutSigned:
    'When the match was settled its board, ratings, odds and fills were hashed, chained to the match before and signed. Your browser can check that with the public key alone.',
  record: 'The record',
  verify: 'Verify',
  prices: 'Where the prices came from',
  aboutPrices:
    'Each hour’s prices are made by a seed whose hash was published an hour before. When the seed is shown your browser can make every price again.',
  thisHour: 'This hour',
  hour: 'Hour',
  sealed: (at: string) => `${at}, sealed`,
  verifyPrices: 'Verify the prices',
  verifiableFrom: (at: string) => `To be verified from ${at}`,
  checking: 'Checking …',

  secret: 'Its seed is still secret.',
  otherSeed: 'The seed is not the one that was committed to.',
  brokenChain: 'The seed does not follow the one of the hour before.',
  wasClosed: 'The market was closed in this hour.',
  otherPrices: (others: number, all: number) => `${others} of ${all} ticks show other prices than the seed makes.`,
  allFollow: (count: string) => `All ${count} prices follow from the seed, and it is the one that was committed to.`,

  unsigned: 'This match was settled before records were signed.',
  otherCurves: 'The curves are not those that were signed.',
  otherOdds: 'The odds are not those that were signed.',
  otherRecord: 'The record is not the one that was signed.',
  otherLink: 'The link does not belong to this record.',
  otherKey: 'It is signed by a key that nobody vouches for.',
  otherSignature: 'The signature is not of this record.',
  right: (seq: number, hash: string) => `This is what was signed: link ${seq} of the chain, hash ${hash}…`,
};
