/**
 * Reads a stream of server-sent events until `marker` stands in what came, and leaves it.
 * @throws with what came when the stream is refused, ends before, or takes longer than `patienceMs`
 */
export async function streamUntil(
  address: URL,
  marker: string,
  { headers = {}, patienceMs = 90_000 }: { headers?: Record<string, string>; patienceMs?: number } = {},
): Promise<string> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) });
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let text = '';
  while (!text.includes(marker)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream (${response.status}) ended before "${marker}":\n${text.slice(-2000)}`);
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
