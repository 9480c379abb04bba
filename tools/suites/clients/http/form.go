package main

import (
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

func send(method, path string, body io.Reader, name, value string) []byte {
	request, err := http.NewRequest(method, os.Getenv("ORIGIN")+path, body)
	check(err)
	request.Header.Set("X-Mock-World", os.Getenv("WORLD"))
	request.Header.Set(name, value)
	response, err := http.DefaultClient.Do(request)
	check(err)
	content, err := io.ReadAll(response.Body)
	check(err)
	return content
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	var sound []byte
	for _, part := range []string{"bytes=0-999", "bytes=1000-"} {
		sound = append(sound, send("GET", os.Getenv("SOUND"), nil, "Range", part)...)
	}
	check(os.WriteFile(os.Getenv("SOUND_FILE"), sound, 0o600))
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, line := range strings.Split(os.Getenv("FIELDS"), "\n") {
		name, value, _ := strings.Cut(line, "=")
		check(form.WriteField(name, value))
	}
	content, err := os.ReadFile(os.Getenv("FILE"))
	check(err)
	file, err := form.CreateFormFile("attachFile", filepath.Base(os.Getenv("FILE")))
	check(err)
	file.Write(content)
	_, err = form.CreateFormFile("attachFile", "")
	check(err)
	form.Close()
	fmt.Println(string(send("POST", "/api/support/inquiry", &body, "Content-Type", form.FormDataContentType())))
}
