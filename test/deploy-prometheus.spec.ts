import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describeWith, programOf } from './support/program.js';

const FOLDER = join(__dirname, '../deploy/prometheus');
const read = (...path: string[]): string => readFileSync(join(FOLDER, ...path), 'utf8');

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}
const rules = (parse(read('rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert }) => alert ?? []);

describeWith('promtool')('promtool', () => {
  const promtool = (...args: string[]): string =>
    execFileSync(programOf('promtool')!, args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' });

  it('finds the rules in order', () =>
    expect(promtool('check', 'rules', 'rules.yaml')).toContain(`${rules.length} rules`));
  it('finds the configuration in order', () =>
    expect(promtool('check', 'config', 'prometheus.yaml')).toContain('SUCCESS'));
  it('sees each alert fire and stay quiet', () =>
    expect(promtool('test', 'rules', 'rules.test.yaml')).toContain('SUCCESS'));
});

describe('every alert', () => {
  it.each(rules.filter(({ alert }) => alert !== undefined))(
    '$alert says how urgent it is and what is wrong',
    (rule) => {
      expect(rule.labels?.severity).toMatch(/^(page|ticket)$/);
      expect(rule.annotations?.summary).toMatch(/\.$/);
    },
  );

  it('is tried out', () => {
    const tests = parse(read('rules.test.yaml')) as {
      tests: { alert_rule_test?: { alertname: string; exp_alerts: unknown[] }[] }[];
    };
    const fired = tests.tests
      .flatMap(({ alert_rule_test: all = [] }) => all)
      .filter(({ exp_alerts }) => exp_alerts.length > 0);
    expect(alerts.filter((name) => !fired.some(({ alertname }) => alertname === name))).toEqual([]);
  });

  it('has a row in the incident table', () => {
    const runbook = readFileSync(join(__dirname, '../docs/operations.md'), 'utf8');
    expect(alerts.filter((name) => !runbook.includes(`| \`${name}\``))).toEqual([]);
  });
});
