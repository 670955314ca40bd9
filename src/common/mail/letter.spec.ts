import { letterHtml, letterText } from './letter.js';

const LETTER = {
  subject: 'A & B',
  paragraphs: ['Hello <script>"Ada"</script>', 'one\ntwo', { name: 'Confirm', link: 'https://x.example/c?a=1&b="2"' }],
};

it('is a text with its links in full', () =>
  expect(letterText(LETTER)).toBe(
    'Hello <script>"Ada"</script>\n\none\ntwo\n\nConfirm:\nhttps://x.example/c?a=1&b="2"\n',
  ));

it('is HTML in which nothing of the text is markup', () => {
  const html = letterHtml(LETTER);
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<p>Hello &lt;script&gt;&quot;Ada&quot;&lt;/script&gt;</p><p>one<br>two</p>');
  expect(html).toContain('<a href="https://x.example/c?a=1&amp;b=&quot;2&quot;">Confirm</a>');
  expect(html).not.toMatch(/<script|src=/);
});
