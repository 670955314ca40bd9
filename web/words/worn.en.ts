/** The garment on a form, to be turned round. */
export const words = {
  undraped: (reason: string) => `This one cannot be shown worn yet. ${reason}`,
  waiting: 'The pattern is draped on a form of these measurements. That takes ten seconds or twenty, once.',
  picture: (garment: string) => `The ${garment}, worn: front, back, three quarters`,
  turn: (garment: string) => `The ${garment}, worn; turn it`,
  side: 'Side',
  sides: { front: 'Front', left: 'Left', back: 'Back', right: 'Right' },
  ways: ['front', 'front left', 'left', 'back left', 'back', 'back right', 'right', 'front right'],
  fit: 'Fit map',
  fitPicture: 'The same as a map of the fit',
  away: 'stands away',
  pulls: 'pulls',
};
