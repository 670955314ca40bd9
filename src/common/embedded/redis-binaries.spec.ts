import { packageNames } from './redis-binaries.js';

describe('packageNames', () => {
  it('reads what apt-get install --print-uris prints', () => {
    const printed = [
      "'http://deb.example/pool/main/j/jemalloc/libjemalloc2_5.3.0-1_amd64.deb' libjemalloc2_5.3.0-1_amd64.deb 275000 MD5Sum:0f",
      "'http://deb.example/pool/r/redis/redis-tools_7.0.15-1%7edeb12u10_amd64.deb' redis-tools_5%3a7.0.15-1~deb12u10_amd64.deb 991988 ",
    ].join('\n');
    expect(packageNames(printed)).toEqual(['libjemalloc2', 'redis-tools']);
  });

  it('finds none in messages', () => expect(packageNames('E: Unable to locate package redis-server\n')).toEqual([]));
});
