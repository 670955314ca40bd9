import { webhookUrlProblem } from './webhook-url.js';

describe('a webhook_url', () => {
  it.each([
    'https://example.org/hook',
    'http://example.org:8080/a?b=c#d',
    'https://[2606:4700::1]/x',
    'https://ö.example',
  ])('%s is well-formed', (url) => expect(webhookUrlProblem(url)).toBeNull());
  it.each([
    [7, 'must be a string'],
    [null, 'must be a string'],
    ['', 'must be an absolute http or https address'],
    ['example.org/hook', 'must be an absolute http or https address'],
    ['/hook', 'must be an absolute http or https address'],
    ['ftp://example.org', 'must be an absolute http or https address'],
    ['javascript:alert(1)', 'must be an absolute http or https address'],
    ['file:///etc/passwd', 'must be an absolute http or https address'],
    ['https://exa mple.org', 'must be an absolute http or https address'],
    [' https://example.org', 'must be an absolute http or https address'],
    ['https://example.org/\r\nX: y', 'must be an absolute http or https address'],
    ['https://user:word@example.org', 'must not contain a user or password'],
    ['https://user@example.org', 'must not contain a user or password'],
    [`https://example.org/${'x'.repeat(2000)}`, 'must have at most 2000 characters'],
  ])('%p %s', (url, problem) => expect(webhookUrlProblem(url)).toBe(problem));
});
