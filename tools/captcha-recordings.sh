#!/bin/sh
# Makes fixtures/captcha/sounds-{ko,en,ja}.ts: the ten digits as spoken by espeak-ng, trimmed and evened out by sox.
# To be run by hand, from anywhere: tools/captcha-recordings.sh. Needs espeak-ng and sox.
# Digits are spoken as words: a bare figure comes out as 하나 or しち here and there.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

record() { # language, words from 0 to 9
  language=$1
  shift
  {
    echo "/**"
    echo " * The digits 0 to 9, spoken: 11025 Hz, one channel, 8-bit mu-law without a header, as base64."
    echo " * Made by tools/captcha-recordings.sh with espeak-ng; not to be edited by hand."
    echo " */"
    echo "export const sounds: readonly string[] = ["
    for word in "$@"; do
      espeak-ng -v "$language" -s 115 -p 45 -w "$work/spoken.wav" "$word"
      sox "$work/spoken.wav" -r 11025 -c 1 -e mu-law -b 8 -t raw "$work/digit.raw" \
        gain -4 highpass 90 norm -3 silence 1 0.01 0.6% fade 0.008 reverse silence 1 0.01 0.6% fade 0.02 reverse
      echo "  '$(base64 -w 0 < "$work/digit.raw")', // $word"
    done
    echo "]"
  } > "fixtures/captcha/sounds-$language.ts"
}

record ko 영 일 이 삼 사 오 육 칠 팔 구
record en zero one two three four five six seven eight nine
record ja ゼロ いち に さん よん ご ろく なな はち きゅう
