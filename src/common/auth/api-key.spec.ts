import { hashApiKey, isWellFormedKey, newApiKey } from './api-key.js';

describe('API keys', () => {
  it.each(['arena', 'design', 'tools'] as const)('issues %s keys of the published form', (kind) => {
    const key = newApiKey(kind);
    expect(key).toMatch(new RegExp(`^fyra_${kind}_[0-9A-Za-z]{36}$`));
    expect(isWellFormedKey(key)).toBe(true);
  });

  it('are all different', () =>
    expect(new Set(Array.from({ length: 1000 }, () => newApiKey('tools'))).size).toBe(1000));

  it('notices every single mistyped character', () => {
    const key = newApiKey('design');
    const start = 'fyra_design_'.length;
    for (let i = start; i < key.length; i++) {
      const typo = key.slice(0, i) + (key[i] === 'a' ? 'b' : 'a') + key.slice(i + 1);
      expect(isWellFormedKey(typo)).toBe(false);
    }
  });

  it.each(['', 'fyra_admin_x', 'sk-123', 'fyra_tools_', `${newApiKey('tools')}\n`])('refuses %p', (text) =>
    expect(isWellFormedKey(text)).toBe(false),
  );

  it('hashes under the pepper', () => {
    const key = newApiKey('tools');
    expect(hashApiKey(key, 'a')).toHaveLength(32);
    expect(hashApiKey(key, 'a').equals(hashApiKey(key, 'b'))).toBe(false);
  });
});
