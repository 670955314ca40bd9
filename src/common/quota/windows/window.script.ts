/**
 * Takes units of window counters for many callers at once, as if each had asked after the other. Time is the Redis
 * server's, so that all processes agree. Callers who name the same counters form a group; each takes one unit of every
 * counter of its group (or as many as it says), or of none.
 * KEYS: one hash per counter {w: window index, n: used, r: given back}, group by group.
 * ARGV: per group the number of its callers and of its counters, then limit, window length (ms) and units a caller of each.
 * Answers [now ms, then per group: how many were admitted, 1-based index of the counter that refused the others (0: none
 * was refused), units used before of each counter].
 */
export const TAKE = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local out = { string.format('%d', now) }
local at, key = 1, 0
while at <= #ARGV do
  local callers, size = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  local index, used, left, full = {}, {}, callers, 0
  for i = 1, size do
    index[i] = string.format('%d', math.floor(now / ARGV[at + i * 3]))
    local held = redis.call('HMGET', KEYS[key + i], 'w', 'n')
    used[i] = (held[1] == index[i]) and tonumber(held[2]) or 0
    local room = math.max(0, math.floor((tonumber(ARGV[at - 1 + i * 3]) - used[i]) / ARGV[at + 1 + i * 3]))
    if room < left then left, full = room, i end
  end
  if left > 0 then
    for i = 1, size do
      if used[i] == 0 then redis.call('HSET', KEYS[key + i], 'w', index[i], 'r', 0) end
      redis.call('HSET', KEYS[key + i], 'n', used[i] + left * ARGV[at + 1 + i * 3])
      redis.call('PEXPIRE', KEYS[key + i], ARGV[at + i * 3] * 2)
    end
  end
  out[#out + 1] = left
  out[#out + 1] = full
  for i = 1, size do out[#out + 1] = used[i] end
  at, key = at + 2 + size * 3, key + size
end
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
