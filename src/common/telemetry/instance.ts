import { hostname } from 'node:os';

/** This process among all, `host:pid`: in logs, traces and leases. */
export const INSTANCE = `${hostname()}:${process.pid}`;
