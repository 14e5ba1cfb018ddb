import { BlockList, isIP } from 'node:net'

const refused = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  refused.addSubnet(address, bits, 'ipv4')
// Of version 6 only what is given out to the world is let through, and not what carries an address of version 4 in it.
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused.addSubnet(address, bits, 'ipv6')

/** Whether an address belongs to this machine, its neighbours or nobody, rather than to the outside world. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return refused.check(address, 'ipv4')
  if (version === 6) return !given.check(address, 'ipv6') || refused.check(address, 'ipv6')
  return true
}
