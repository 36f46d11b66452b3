import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, packageDir } from 'e2e-stack';
import { findProgram } from '../engines/support/driver/installed.ts';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { expect, test } from '../support/test.ts';

const promtool = findProgram('promtool');
const prometheus = findProgram('prometheus');
const docs = join(packageDir('shell'), 'docs');
/** What a site without a fault, a share or a visitor who agreed has nothing of. */
const OF_FAULTS = /faults|stopped|failed|without_data|outgrown|vitals|requested/;

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

if (promtool)
  test('the alert rules for Prometheus fire on what they name, and on nothing else', {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, () => {
    const args = ['test', 'rules', join(docs, 'alerts.test.yml')];
    expect(execFileSync(promtool, args, { encoding: 'utf8' })).toContain('SUCCESS');
  });

if (prometheus)
  test('Prometheus reads a running shell, takes the rules, and answers each query of the dashboard', {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async () => {
    const [metricsPort, port] = [await findFreePort(), await findFreePort()];
    const stack = await startIsolatedStack({ env: { shell: { METRICS_PORT: String(metricsPort) } } });
    const config = join(stack.stateDir, 'prometheus.yml');
    const settings = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [join(docs, 'alerts.yml')],
      scrape_configs: [{ job_name: 'carefare', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
    };
    // JSON is YAML.
    writeFileSync(config, JSON.stringify(settings));
    const data = join(stack.stateDir, 'prometheus');
    const args = [
      `--config.file=${config}`,
      `--storage.tsdb.path=${data}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    const server = spawn(prometheus, args, { stdio: 'ignore' });
    const ended = once(server, 'exit');
    try {
      const ask = async (path: string) =>
        (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json().catch(() => undefined);
      const query = (expr: string) => ask(`query?query=${encodeURIComponent(expr)}`);
      await expect
        .poll(
          () =>
            query('up').then(
              ({ data: { result } }) => result[0]?.value[1],
              () => undefined,
            ),
          {
            timeout: 60_000,
          },
        )
        .toBe('1');
      const rules = await ask('rules');
      expect(rules.data.groups[0].rules.length).toBeGreaterThan(5);

      const { panels }: Dashboard = JSON.parse(readFileSync(join(docs, 'grafana.json'), 'utf8'));
      const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
      expect(queries.length).toBeGreaterThan(10);
      const findSilent = async () => {
        await fetch(stack.url);
        const silent: string[] = [];
        for (const expr of queries) {
          const { status, data: answer } = await query(expr);
          expect(status, expr).toBe('success');
          if (answer.result.length === 0 && !OF_FAULTS.test(expr)) silent.push(expr);
        }
        return silent;
      };
      await expect.poll(findSilent, { timeout: 60_000 }).toEqual([]);
      const { data: alerts } = await ask('alerts');
      expect(alerts.alerts, 'a healthy site alerts nobody').toEqual([]);
    } finally {
      server.kill('SIGTERM');
      await ended;
      await stack.remove();
    }
  });
