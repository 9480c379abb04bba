require 'net/http'

uri = URI(ENV['ORIGIN'])
headers = { 'x-mock-world' => ENV['WORLD'] }
Net::HTTP.start(uri.host, uri.port) do |http|
  sound = ['bytes=0-999', 'bytes=1000-'].map { |range| http.get(ENV['SOUND'], headers.merge('range' => range)).body }
  File.binwrite(ENV['SOUND_FILE'], sound.join)
  post = Net::HTTP::Post.new('/api/support/inquiry', headers)
  fields = ENV['FIELDS'].split("\n").map { |line| line.split('=', 2) }
  files = [
    ['attachFile', File.open(ENV['FILE'], 'rb'), { filename: File.basename(ENV['FILE']) }],
    ['attachFile', File.open(File::NULL), { filename: '', content_type: 'application/octet-stream' }]
  ]
  post.set_form(fields + files, 'multipart/form-data')
  puts http.request(post).body
end
