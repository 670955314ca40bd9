export const OPERATOR = 'operator-of-the-benchmark';

/** A key of an interface, with limits as wanted. */
export async function issueKey({ port }, wanted) {
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/keys`, {
    method: 'POST',
    body: JSON.stringify(wanted),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${OPERATOR}` },
  });
  const { api_key: key, detail } = await response.json();
  if (!key) throw new Error(`no key: ${detail}`);
  return key;
}
