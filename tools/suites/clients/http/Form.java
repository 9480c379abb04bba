import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The HTTP client of the JDK, which has no forms: programs write them by hand, as here. */
class Form {
    static final HttpClient client = HttpClient.newHttpClient();

    static HttpRequest.Builder request(String path) {
        var uri = URI.create(System.getenv("ORIGIN") + path);
        return HttpRequest.newBuilder(uri).header("x-mock-world", System.getenv("WORLD"));
    }

    public static void main(String[] arguments) throws Exception {
        var sound = new ByteArrayOutputStream();
        for (var range : new String[] {"bytes=0-999", "bytes=1000-"}) {
            var part = request(System.getenv("SOUND")).header("range", range).build();
            sound.write(client.send(part, BodyHandlers.ofByteArray()).body());
        }
        Files.write(Path.of(System.getenv("SOUND_FILE")), sound.toByteArray());
        var body = new ByteArrayOutputStream();
        var disposition = "--java-form\r\nContent-Disposition: form-data; name=\"";
        for (var line : System.getenv("FIELDS").split("\n")) {
            var field = line.split("=", 2);
            body.write((disposition + field[0] + "\"\r\n\r\n" + field[1] + "\r\n").getBytes(StandardCharsets.UTF_8));
        }
        var file = disposition + "attachFile\"; filename=\"%s\"\r\nContent-Type: application/octet-stream\r\n\r\n";
        var path = Path.of(System.getenv("FILE"));
        body.write(file.formatted(path.getFileName()).getBytes(StandardCharsets.UTF_8));
        body.write(Files.readAllBytes(path));
        body.write(("\r\n" + file.formatted("") + "\r\n--java-form--\r\n").getBytes(StandardCharsets.UTF_8));
        var post = request("/api/support/inquiry").header("content-type", "multipart/form-data; boundary=java-form");
        var publisher = BodyPublishers.ofByteArray(body.toByteArray());
        var response = client.send(post.POST(publisher).build(), BodyHandlers.ofByteArray());
        System.out.write(response.body());
    }
}
