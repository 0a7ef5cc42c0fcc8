package org.bowsprit.examples.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Serves the page, which is one HTML file. */
final class PageFile extends Handler.Abstract {

  private final String page = read();
  private volatile String title = "Bowsprit";

  void setTitle(String newTitle) {
    title = newTitle;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    if (!request.getHttpURI().getPath().equals("/")) {
      return false;
    }
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/html; charset=utf-8");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    response.getHeaders().put("Referrer-Policy", "no-referrer");
    response.getHeaders().put("X-Frame-Options", "DENY");
    String escapedTitle = title.replace("&", "&amp;").replace("<", "&lt;");
    Content.Sink.write(response, true, page.replace("TITLE", escapedTitle), callback);
    return true;
  }

  private static String read() {
    try (InputStream in = PageFile.class.getResourceAsStream("page.html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
