#!/bin/sh
# Makes fixtures/captcha/sounds-{ko,en,ja}.ts: the ten digits as spoken by espeak-ng (ko, ja) and flite (en, its voice
# rms, which a recogniser of English hears best), trimmed and evened out by sox.
# To be run by hand, from anywhere: tools/captcha-recordings.sh. Needs espeak-ng, flite and sox.
# Digits are spoken as words: a bare figure comes out as 하나 or しち here and there.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

speak() { # language, word
  case $1 in
    en) flite -voice rms --setf duration_stretch=1.25 -t "$2" -o "$work/spoken.wav" ;;
    *) espeak-ng -v "$1" -s 125 -p 45 -w "$work/spoken.wav" "$2" ;;
  esac
}

record() { # language, words from 0 to 9
  language=$1
  shift
  {
    echo "/**"
    echo " * The digits 0 to 9, spoken: 16000 Hz, one channel, 8-bit mu-law without a header, as base64."
    echo " * Made by tools/captcha-recordings.sh; not to be edited by hand."
    echo " */"
    echo "export const sounds: readonly string[] = ["
    for word in "$@"; do
      speak "$language" "$word"
      # What tells six from seven, or 칠 from 일, lies above 5 kHz: a lower rate loses it.
      sox "$work/spoken.wav" -r 16000 -c 1 -e mu-law -b 8 -t raw "$work/digit.raw" \
        gain -4 highpass 90 norm -3 silence 1 0.01 0.6% fade 0.008 reverse silence 1 0.01 0.6% fade 0.02 reverse
      echo "  '$(base64 -w 0 < "$work/digit.raw")', // $word"
    done
    echo "]"
  } > "fixtures/captcha/sounds-$language.ts"
}

record ko 영 일 이 삼 사 오 육 칠 팔 구
record en zero one two three four five six seven eight nine
record ja ゼロ いち に さん よん ご ろく なな はち きゅう
