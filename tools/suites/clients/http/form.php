<?php
// The curl extension of PHP. An array would repeat no name, so the second file has one of its own.
function send(string $path, array $options): string {
    $handle = curl_init(getenv('ORIGIN') . $path);
    $headers = ['x-mock-world: ' . getenv('WORLD')];
    curl_setopt_array($handle, $options + [CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => $headers]);
    return curl_exec($handle);
}

$sound = array_map(fn ($range) => send(getenv('SOUND'), [CURLOPT_RANGE => $range]), ['0-999', '1000-']);
file_put_contents(getenv('SOUND_FILE'), implode('', $sound));
$form = [];
foreach (explode("\n", getenv('FIELDS')) as $line) {
    [$name, $value] = explode('=', $line, 2);
    $form[$name] = $value;
}
$form['attachFile'] = new CURLFile(getenv('FILE'), 'image/png', basename(getenv('FILE')));
$form['anotherFile'] = new CURLStringFile('', '', 'application/octet-stream');
echo send('/api/support/inquiry', [CURLOPT_POSTFIELDS => $form]);
