# curl. -r asks for a range; an empty file name is a file input in which nobody has chosen a file.
set -e
range() { curl -sS --fail -H "x-mock-world: $WORLD" -r "$1" "$ORIGIN$SOUND"; }
{ range 0-999 && range 1000-; } > "$SOUND_FILE"
while IFS= read -r field; do set -- "$@" --form-string "$field"; done <<END
$FIELDS
END
curl -sS -H "x-mock-world: $WORLD" "$@" -F "attachFile=@$FILE" \
  -F 'attachFile=@/dev/null;filename="";type=application/octet-stream' "$ORIGIN/api/support/inquiry"
