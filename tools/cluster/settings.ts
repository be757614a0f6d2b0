/** What the programs are told: the shape of a production, with a test's addresses. */
import { POSTGRES_BIN } from "../lib/debian-system.ts";
import type { Machine } from "./network.ts";

export const POSTGRES_PORT = 5432;
/** What a server answers 200 to while players may be sent there. */
export const READINESS_PATH = "/readyz";
export const PATRONI_PORT = 8008;
const ETCD_PORT = 2379;
const ETCD_PEER_PORT = 2380;

/** Seconds; loop + 2 × retry must not exceed the lease. */
export interface Pace {
  /** How long nobody else becomes primary after the last word of one that is gone. */
  readonly leaseSeconds: number;
  readonly loopSeconds: number;
  readonly retrySeconds: number;
}

export interface Passwords {
  readonly superuser: string;
  readonly replication: string;
  readonly owner: string;
}

export const etcdUrl = ({ address }: Machine): string => `http://${address}:${ETCD_PORT}`;
const peerUrl = ({ address }: Machine): string => `http://${address}:${ETCD_PEER_PORT}`;

export function etcdArguments(
  machine: Machine,
  all: readonly Machine[],
  folder: string,
): readonly string[] {
  return [
    `--name=${machine.name}`,
    `--data-dir=${folder}`,
    `--listen-client-urls=${etcdUrl(machine)},http://127.0.0.1:${ETCD_PORT}`,
    `--advertise-client-urls=${etcdUrl(machine)}`,
    `--listen-peer-urls=${peerUrl(machine)}`,
    `--initial-advertise-peer-urls=${peerUrl(machine)}`,
    `--initial-cluster=${all.map((one) => `${one.name}=${peerUrl(one)}`).join(",")}`,
    "--initial-cluster-state=new",
    // A new leader of etcd begins every lease anew: what its election takes comes on top.
    "--heartbeat-interval=50",
    "--election-timeout=500",
    "--logger=zap",
    "--log-level=warn",
  ];
}

interface PatroniSettings {
  readonly machine: Machine;
  readonly all: readonly Machine[];
  /** Everything of this node: data, sockets, passwords. */
  readonly folder: string;
  readonly passwords: Passwords;
  readonly pace: Pace;
  /** Whom to let in. */
  readonly subnet: string;
}

/** JSON is YAML, too. */
export function patroniSettings(options: PatroniSettings): string {
  const { machine, all, folder, passwords, pace, subnet } = options;
  const api = `${machine.address}:${PATRONI_PORT}`;
  const postgres = `${machine.address}:${POSTGRES_PORT}`;
  const settings = {
    scope: "tucano",
    name: machine.name,
    restapi: { listen: api, connect_address: api },
    etcd3: { hosts: all.map(({ address }) => `${address}:${ETCD_PORT}`) },
    bootstrap: {
      dcs: {
        ttl: pace.leaseSeconds,
        loop_wait: pace.loopSeconds,
        retry_timeout: pace.retrySeconds,
        // A primary that was killed is not waited for.
        primary_start_timeout: 0,
        // Of two standbys any one must have a commit before it is acknowledged, and with none at
        // all nothing is: what was acknowledged is on two machines.
        synchronous_mode: "quorum",
        synchronous_mode_strict: true,
        synchronous_node_count: 1,
        // While etcd cannot be asked, a primary that reaches every other node remains one.
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 300,
            max_wal_size: "1GB",
            wal_keep_size: "256MB",
            hot_standby_feedback: true,
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: `${folder}/data`,
      bin_dir: POSTGRES_BIN,
      pgpass: `${folder}/pgpass`,
      use_unix_socket: true,
      authentication: {
        superuser: { username: "postgres", password: passwords.superuser },
        replication: { username: "replicator", password: passwords.replication },
      },
      parameters: { unix_socket_directories: folder, log_min_messages: "warning" },
      pg_hba: [
        "local all all scram-sha-256",
        `host replication replicator ${subnet} scram-sha-256`,
        `host all all ${subnet} scram-sha-256`,
      ],
    },
  };
  return JSON.stringify(settings, null, 2);
}

interface ProxySettings {
  readonly databasePort: number;
  readonly standbysPort: number;
  readonly machines: readonly Machine[];
  readonly playersPort: number;
  readonly serverPorts: readonly number[];
}

export function proxySettings(options: ProxySettings): string {
  const { databasePort, standbysPort, machines, playersPort, serverPorts } = options;
  const nodes = machines.map(
    ({ name, address }) =>
      `  server ${name} ${address}:${POSTGRES_PORT} check port ${PATRONI_PORT}`,
  );
  const servers = serverPorts.flatMap((port, index) => [
    `  server server-${index + 1} 127.0.0.1:${port} check`,
    `  server anyway-${index + 1} 127.0.0.1:${port} backup`,
  ]);
  return `global
  maxconn 4000

defaults
  timeout connect 2s
  timeout check 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  # Nobody is sent where nothing has been seen to work yet.
  default-server inter 500ms downinter 500ms fall 2 rise 1 init-state down

# The one node that Patroni calls the primary.
listen database
  mode tcp
  bind 127.0.0.1:${databasePort}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${nodes.join("\n")}

# For lists and checks of the books: whichever nodes Patroni calls standbys.
listen standbys
  mode tcp
  bind 127.0.0.1:${standbysPort}
  balance roundrobin
  timeout client 1h
  timeout server 1h
  option httpchk GET /replica
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${nodes.join("\n")}

listen players
  mode http
  bind 127.0.0.1:${playersPort}
  balance roundrobin
  option httpchk GET ${READINESS_PATH}
  # Where none is ready, they are asked all the same: each says "later" by itself, and serves as
  # soon as the database is back, not a check later.
  option allbackups
  option redispatch
  retries 3
  # Whatever moves money bears a key of its own: asked twice, it happens once.
  retry-on conn-failure empty-response
${servers.join("\n")}
`;
}

/** The quickest that goes with a lease of so many seconds, by Patroni's own rule. */
export function paceOf(leaseSeconds: number): Pace {
  return { leaseSeconds, loopSeconds: 1, retrySeconds: Math.floor((leaseSeconds - 1) / 2) };
}
