export const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
};
