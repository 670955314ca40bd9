/**
 * Takes one unit of every window counter named, or of none. Time is the Redis server's, so that all processes agree.
 * KEYS: one hash per counter {w: window index, n: used, r: given back}. ARGV: limit and window length (ms) of each.
 * Answers [refused (0, or 1-based index of the first that is full), now ms, used…].
 */
export const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local refused = 0
local used = {}
local index = {}
for i = 1, #KEYS do
  index[i] = string.format('%d', math.floor(now / ARGV[i * 2]))
  local held = redis.call('HMGET', KEYS[i], 'w', 'n')
  used[i] = (held[1] == index[i]) and tonumber(held[2]) or 0
  if refused == 0 and used[i] >= tonumber(ARGV[i * 2 - 1]) then refused = i end
end
if refused == 0 then
  for i = 1, #KEYS do
    if used[i] == 0 then redis.call('HSET', KEYS[i], 'w', index[i], 'r', 0) end
    used[i] = used[i] + 1
    redis.call('HSET', KEYS[i], 'n', used[i])
    redis.call('PEXPIRE', KEYS[i], ARGV[i * 2] * 2)
  end
end
local out = { refused, string.format('%d', now) }
for i = 1, #KEYS do out[i + 2] = used[i] end
return out
`;

/** Gives one unit back to a counter's current window, at most twice its limit of them. KEYS[1]; ARGV: limit, window ms, used at. */
export const GIVE_BACK = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local held = redis.call('HMGET', KEYS[1], 'w', 'n', 'r')
if held[1] ~= string.format('%d', math.floor(now / ARGV[2])) then return 0 end
if tonumber(held[2]) < 1 or tonumber(held[3]) >= 2 * tonumber(ARGV[1]) then return 0 end
redis.call('HINCRBY', KEYS[1], 'n', -1)
redis.call('HINCRBY', KEYS[1], 'r', 1)
return 1
`;
