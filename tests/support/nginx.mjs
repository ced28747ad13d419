import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'

/** @returns {string | undefined} its command, where one is installed */
export function findNginx() {
  return ['nginx', '/usr/sbin/nginx'].find(
    (command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).status === 0,
  )
}

export const LOGS = { access: 'access.log', error: 'error.log' }

/** `deploy/nginx.conf` in a whole configuration that writes into the test's folder alone. */
function config({ folder, port, apiPort, trusted }) {
  const own = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv;', `root ${folder};`],
    ['proxy_pass https://api.example.com;', `proxy_pass https://127.0.0.1:${apiPort};`],
    ['/etc/ssl/certs/ca-certificates.crt', trusted],
    ['/var/log/nginx/mfuwu.log', join(folder, LOGS.access)],
    ['/var/log/nginx/mfuwu.error.log', join(folder, LOGS.error)],
  ].reduce(
    (text, [shipped, tried]) => {
      if (text.split(shipped).length !== 2) throw new Error(`deploy/nginx.conf: one "${shipped}"`)
      return text.replace(shipped, tried)
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  types {
    text/html html;
    text/css css;
    application/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
  }
${temp.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`).join('\n')}
${own}
}
`
}

/**
 * Starts nginx for a folder that has the build below `mfuwu`. Resolves when it answers.
 * @param trusted file of the authority that vouches for the API
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function startNginx({ command, folder, port, apiPort, trusted }) {
  const configFile = join(folder, 'nginx.conf')
  mkdirSync(join(folder, 'temp'))
  writeFileSync(configFile, config({ folder, port, apiPort, trusted }))
  const child = spawn(command, ['-p', folder, '-c', configFile, '-e', 'stderr'], {
    stdio: 'inherit',
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill()
    await exited
  }
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await isUp(port)) return stop
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await stop()
  throw new Error('nginx does not start with deploy/nginx.conf')
}

const isUp = (port) =>
  ask(port, '/mfuwu').then(
    () => true,
    () => false,
  )

/** The answer as it is on the wire. */
export function ask(port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/**
 * An authority of the moment and what it vouches for, made by openssl.
 * @returns {{ trusted: string, certificates: Record<'right' | 'otherName' | 'selfSigned', { key: Buffer, cert: Buffer }> }}
 */
export function makeCertificates(folder, host) {
  const file = (name) => join(folder, name)
  const openssl = (...args) => {
    const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`)
  }
  const make = (name, subject, extension, ...signed) => {
    const key = file(`${name}.key`)
    const cert = file(`${name}.pem`)
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const written = ['-keyout', key, '-out', cert, '-days', '2', '-subj', `/CN=${subject}`]
    openssl('req', '-x509', ...newKey, ...written, '-addext', extension, ...signed)
    return { key: readFileSync(key), cert: readFileSync(cert) }
  }
  const named = (name) => [name, `subjectAltName=DNS:${name}`]
  make('authority', 'authority', 'keyUsage=critical,keyCertSign')
  const byAuthority = ['-CA', file('authority.pem'), '-CAkey', file('authority.key')]
  return {
    trusted: file('authority.pem'),
    certificates: {
      right: make('right', ...named(host), ...byAuthority),
      otherName: make('otherName', ...named(`other.${host}`), ...byAuthority),
      selfSigned: make('selfSigned', ...named(host)),
    },
  }
}

export function listen(server) {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(server.address().port)),
  )
}

export async function freePort() {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
