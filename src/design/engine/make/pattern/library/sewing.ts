import {
  loadDesign,
  type DesignName,
  type FsCutlist,
  type FsMacro,
  type FsOption,
  type FsPart,
  type FsPattern,
  type FsPlugin,
} from './library.js';

/** A drafted design: its visible parts and what its draft decided, in millimetres. */
export interface Draft {
  design: DesignName;
  parts: Record<string, FsPart>;
  cutlist: Record<string, FsCutlist>;
  words: Record<string, string>;
  /** Options as used (fractions, degrees, counts). */
  options: Record<string, number | boolean | string>;
  /** mm */
  stored: (key: string) => number | undefined;
  errors: string[];
}

export interface DraftOrder {
  design: DesignName;
  options: Record<string, number | boolean | string>;
  /** Part names to draft; all when absent. */
  only?: string[];
}

const nothing: FsMacro = () => ({});

/** Some designs place things by the points of the title, so it leaves those, without their texts. */
const silentTitle: FsMacro = (config, { points, store }) => {
  const id = config.id ?? 'title';
  const ids = store.generateMacroIds(['nr', 'date', 'title', 'name', 'notes'], id);
  if (config.at) for (const name of Object.values(ids)) points[name] = config.at.clone();
  store.storeMacroIds(id, { points: ids });
  return ids;
};

/** A part takes over the cut list of the part it is drafted on as the same object: what it adds would change that one's. */
function ownCutList(pattern: FsPattern): void {
  const store = pattern.setStores[pattern.activeSet];
  const path = ['cutlist', pattern.activePart];
  const list = store.get(path, null) as FsCutlist | null;
  if (list?.materials) store.set(path, { ...list, materials: structuredClone(list.materials) });
}

/** Titles of the library carry today's date, its name and version; boxes and banners are drawn by our own sheet. */
const QUIET: FsPlugin = {
  name: 'fyra-quiet',
  version: '1',
  hooks: { prePartDraft: ownCutList },
  macros: {
    title: silentTitle,
    banner: nothing,
    bannerbox: nothing,
    scalebox: nothing,
    miniscale: nothing,
    crossbox: nothing,
  },
};

/** With 13 panels two pieces lie in one part of the corset, of which only one would be read. */
const READABLE: Partial<Record<DesignName, Record<string, string>>> = { cathrin: { panels: '11' } };

/**
 * Drafts one design. Errors of the draft are listed, never thrown.
 * @param measurements millimetres (angles in degrees) under the library's names
 * @param saMm seam allowance, mm
 */
export async function draft(order: DraftOrder, measurements: Record<string, number>, saMm: number): Promise<Draft> {
  const { Design, words } = await loadDesign(order.design);
  const pattern = new Design({
    measurements: { ...measurements },
    options: { ...READABLE[order.design], ...order.options },
    sa: saMm,
    ...(order.only ? { only: order.only } : {}),
  });
  const errors = tryDraft(pattern);
  return { ...result(order.design, pattern, words), errors };
}

function tryDraft(pattern: FsPattern): string[] {
  try {
    pattern.getConfig();
    pattern.use(QUIET);
    pattern.draft();
    const logs = pattern.getLogs();
    return [...logs.pattern.error, ...(logs.sets[0]?.error ?? [])].map(errorText);
  } catch (error) {
    return [errorText(error)];
  }
}

const errorText = (error: unknown): string =>
  (Array.isArray(error) ? error.map(String).join(' ') : String(error)).replaceAll('`', '').slice(0, 200);

function result(design: DesignName, pattern: FsPattern, words: Record<string, string>): Omit<Draft, 'errors'> {
  const store = pattern.setStores[0];
  const parts = Object.entries(pattern.parts?.[0] ?? {}).filter(([, part]) => !part.hidden);
  return {
    design,
    parts: Object.fromEntries(parts),
    cutlist: (store?.get('cutlist', {}) ?? {}) as Record<string, FsCutlist>,
    words,
    options: pattern.settings?.[0]?.options ?? {},
    stored: (key) => {
      const value = store?.get(key, null);
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    },
  };
}

/** The limits and default of every option of a design, as fractions, degrees, counts or lists. */
export async function optionTable(design: DesignName): Promise<Record<string, FsOption>> {
  const { Design } = await loadDesign(design);
  const { options } = new Design({ measurements: {}, options: {}, sa: 0 }).getConfig();
  const own = Object.entries(options).filter((entry): entry is [string, FsOption] => typeof entry[1] === 'object');
  return Object.fromEntries(own);
}
