/** The service's process, as far as it is not a host: what it answers to arguments. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const main = 'dist/server/main.js';
const run = (argument: string) => spawnSync(process.execPath, [main, argument], { encoding: 'utf8', timeout: 30_000 });

(existsSync(main) ? describe : describe.skip)('the service (needs npm run build)', () => {
  test('tells who asks for help what sets it up', () => {
    expect(run('--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/DATABASE_URL.*LIMITS/),
    });
  });

  test('takes no arguments, and says so before it starts', () => {
    const { status, stderr, stdout } = run('--port');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^the service takes no arguments, but got "--port"; its environment sets it up: HOST, PORT/);
  });
});
