/** Bare Bull: how many jobs a second can be added, as many at a time as our relay sends. Takes `{redisUrl, jobs}`. */
import Bull from 'bull';

const AT_ONCE = 200;

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ redisUrl, jobs }) => {
  const queue = new Bull(`bare ${process.pid}`, redisUrl);
  await queue.isReady();
  const began = performance.now();
  for (let done = 0; done < jobs; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => queue.add('bare', { ref: String(done + i) })));
  }
  const rate = (jobs / (performance.now() - began)) * 1000;
  await queue.obliterate({ force: true });
  await queue.close();
  process.send({ rate });
});
