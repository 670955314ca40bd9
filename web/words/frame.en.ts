/** What stands around every page. */
export const words = {
  skip: 'Skip to the content',
  main: 'Main',
  arena: 'Arena',
  studio: 'Studio',
  gallery: 'Gallery',
  mind: 'Mind',
  key: 'Instant key',
  pricing: 'Pricing',
  account: 'Account',
  guide: 'Guide',
  api: 'API',
  language: 'Language',
  about: 'Fyra is open source under the MIT licence. The league trades paper money only.',
  machines: 'For machines',
  status: 'status',
  readiness: 'readiness',
};
