import { Test } from '@nestjs/testing';
import { Allowances } from '../../common/quota/windows/allowances.js';
import { OpenConnections } from '../../common/http/streams/open-connections.js';
import type { Artefact } from '../../common/storage/artefacts.js';
import { Designs } from './designs.service.js';
import { DesignFiles } from './files.service.js';
import { FILE_PATIENCE, LateFiles } from './late-files.service.js';
import { Outfits } from './outfits.service.js';
import { LateOrders } from './late-orders.service.js';
import { WornLimits } from './worn-limits.js';

const made: Artefact = { bytes: Buffer.from('%PDF-1.7'), contentType: 'application/pdf', etag: '"x"' };
const completed = {
  status: 'completed',
  result: { pattern: { status: 'exact' }, construction: { steps: [] } },
  filesFailedAt: null as Date | null,
  wornRefused: null as string | null,
};

interface Worn {
  isOrdered?: boolean;
  refused?: string | null;
  result?: object;
}

/** seconds */
const LONGER_THAN_ANY_TEST = 3600;

/** A file that is there after some looks, or never. */
async function waiting({ looks = Infinity, failedAt = null as Date | null, patience = 0.5, worn = {} }) {
  const want = jest.fn(async () => undefined);
  const admit = jest.fn(async () => undefined);
  const { isOrdered = false, refused = null, result = completed.result } = worn as Worn;
  let looked = 0;
  const moduleRef = await Test.createTestingModule({
    providers: [
      LateFiles,
      OpenConnections,
      { provide: Allowances, useValue: new Allowances({ allowances: [] }) },
      {
        provide: Designs,
        useValue: {
          find: async () => ({
            ...completed,
            result,
            filesFailedAt: looked > 1 ? failedAt : null,
            wornRefused: looked > 1 ? refused : null,
          }),
        },
      },
      { provide: DesignFiles, useValue: { get: async () => (looked++ >= looks ? made : null) } },
      { provide: Outfits, useValue: { isComplete: async () => true } },
      { provide: LateOrders, useValue: { want, isOrdered: async () => isOrdered } },
      { provide: WornLimits, useValue: { admit } },
      { provide: FILE_PATIENCE, useValue: patience },
    ],
  }).compile();
  return { files: moduleRef.get(LateFiles), connections: moduleRef.get(OpenConnections), want, admit };
}

const took = async (work: Promise<unknown>): Promise<{ error: unknown; ms: number }> => {
  const began = Date.now();
  const error = await work.then(
    () => null,
    (e: unknown) => e,
  );
  return { error, ms: Date.now() - began };
};

it('holds a request until its patience is over, then says when to come back', async () => {
  const { files, connections, want } = await waiting({});
  const { error, ms } = await took(files.get('dsn_x', 'techpack.pdf', 'client'));
  expect(error).toMatchObject({ code: 'file_not_ready', extras: { headers: { 'Retry-After': '5' } } });
  expect(ms).toBeGreaterThanOrEqual(450);
  expect(want).toHaveBeenCalledTimes(1);
  expect(connections.count).toBe(0);
});

it('hands the file out as soon as it is made', async () => {
  const { files, connections } = await waiting({ looks: 2, patience: LONGER_THAN_ANY_TEST });
  expect(await files.get('dsn_x', 'pattern-a4.pdf', 'client')).toBe(made);
  expect(connections.count).toBe(0);
});

it('does not wait for what was given up', async () => {
  const { files } = await waiting({ failedAt: new Date(0), patience: LONGER_THAN_ANY_TEST });
  const { error } = await took(files.get('dsn_x', 'techpack.pdf', 'client'));
  expect(error).toMatchObject({ code: 'file_failed', extras: { headers: { 'Retry-After': '30' } } });
});

describe('what shows it worn', () => {
  const draped = { ...completed.result, worn: { status: 'available' } };

  it('is ordered, and counted, when it is first asked for', async () => {
    const { files, admit, want } = await waiting({ looks: 2, worn: { result: draped } });
    expect(await files.get('dsn_x', 'worn.glb', 'client')).toBe(made);
    expect([admit, want].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  });

  it('is not counted again while it is being made, or once it is', async () => {
    const ordered = await waiting({ looks: 2, worn: { result: draped, isOrdered: true } });
    await ordered.files.get('dsn_x', 'worn.png', 'client');
    const ready = await waiting({ looks: 0, worn: { result: draped } });
    await ready.files.get('dsn_x', 'worn.png', 'client');
    for (const { admit } of [ordered, ready]) expect(admit).not.toHaveBeenCalled();
  });

  it('is refused at once with its reason where the pieces tell it', async () => {
    const { files, want } = await waiting({
      worn: { result: { ...draped, worn: { status: 'unavailable', reason: 'Collar: loose.' } } },
    });
    const { error } = await took(files.get('dsn_x', 'fit.json', 'client'));
    expect(error).toMatchObject({ code: 'worn_unavailable', message: expect.stringContaining('Collar: loose.') });
    expect(want).not.toHaveBeenCalled();
  });

  it('is refused as soon as it turns out that it cannot be draped', async () => {
    const worn = { result: draped, refused: 'It did not come to rest.' };
    const { files } = await waiting({ worn, patience: LONGER_THAN_ANY_TEST });
    const { error } = await took(files.get('dsn_x', 'worn.png', 'client'));
    expect(error).toMatchObject({ code: 'worn_unavailable', message: expect.stringContaining('come to rest') });
  });

  it('of a design from before pieces told their seams, says so', async () => {
    const { files } = await waiting({});
    const { error } = await took(files.get('dsn_x', 'worn.png', 'client'));
    expect(error).toMatchObject({ code: 'worn_unavailable', message: expect.stringContaining('new version') });
  });
});
