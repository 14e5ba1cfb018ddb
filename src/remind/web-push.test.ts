import assert from 'node:assert/strict'
import { createECDH, createPublicKey, verify } from 'node:crypto'
import { test } from 'node:test'
import { pushPost, pushSender, sealFor } from './web-push.ts'

// RFC 8291, appendix A.
const receiver = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const sealed =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('a message is closed as RFC 8291 shows', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const text = Buffer.from('When I grow up, I want to be a watermelon')
  assert.equal(sealFor(receiver, text, pair, salt).toString('base64url'), sealed)
})

test('who sends it is signed for that service and for half a day', () => {
  const sender = pushSender(Buffer.alloc(32, 7), 'mailto:me@tasks.example')
  const { headers } = pushPost(sender, receiver, 'hello', new Date('2026-11-16T09:00:00Z'))
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const public_key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${head}.${claims}`)
  const by = { key: public_key, dsaEncoding: 'ieee-p1363' } as const
  assert.ok(verify('sha256', signed, by, Buffer.from(signature, 'base64url')))
  assert.deepEqual(JSON.parse(Buffer.from(claims, 'base64url').toString()), {
    aud: 'https://push.example.net',
    exp: Date.parse('2026-11-16T21:00:00Z') / 1000,
    sub: 'mailto:me@tasks.example',
  })
  assert.deepEqual([key, head], [sender.public_key, 'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9'])
})

test('two messages have nothing in common', () => {
  const sender = pushSender(Buffer.alloc(32, 7), 'mailto:me@tasks.example')
  const [one, other] = [1, 2].map(() => pushPost(sender, receiver, 'hello', new Date(0)).body.toString('base64url'))
  assert.notEqual(one?.slice(0, 22), other?.slice(0, 22))
  assert.notEqual(one?.slice(40), other?.slice(40))
})
