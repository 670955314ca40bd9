/** Which manifests of the list on standard input the schemas of their kinds refuse, a line for each. */
import { readFileSync } from 'node:fs';

const PACKAGES = { 'monitoring.coreos.com': '@kubernetes-models/prometheus-operator' };

for (const manifest of JSON.parse(readFileSync(0, 'utf8'))) {
  const { apiVersion, kind, metadata } = manifest;
  const group = apiVersion.includes('/') ? apiVersion.split('/')[0] : '';
  const { [kind]: Kind } = await import(`${PACKAGES[group] ?? 'kubernetes-models'}/${apiVersion}`);
  try {
    new Kind(manifest).validate();
  } catch (error) {
    process.stdout.write(`${kind}/${metadata.name}: ${error.message}\n`);
  }
}
