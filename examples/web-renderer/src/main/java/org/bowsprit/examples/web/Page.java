package org.bowsprit.examples.web;

import java.nio.ByteBuffer;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.render.RenderEvent;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * An open page. While a message is being sent to the page, new pictures are skipped. A slow page
 * therefore receives fewer pictures, and the game never waits.
 */
public final class Page extends Session.Listener.AbstractAutoDemanding {

  /**
   * The message of a page whose browser allows sound. The browser requires a click or a touch
   * first.
   */
  private static final String LISTENING = "listening";

  private static final int MOST_SOUND_UNDER_WAY = 16;

  private final FrameChange picture = new FrameChange();
  private final Set<Page> pages;
  private final Consumer<? super RenderEvent> events;
  private volatile boolean listening;
  private boolean sending;
  private boolean writing;
  private String written = "";
  private int soundsUnderWay;

  Page(Set<Page> pages, Consumer<? super RenderEvent> events) {
    this.pages = pages;
    this.events = events;
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    pages.add(this);
  }

  @Override
  public void onWebSocketText(String message) {
    if (message.equals(LISTENING)) {
      listening = true;
    }
    PageInput.of(message).ifPresent(events);
  }

  @Override
  public void onWebSocketClose(int statusCode, String reason, Callback callback) {
    pages.remove(this);
    super.onWebSocketClose(statusCode, reason, callback);
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    pages.remove(this);
  }

  void show(byte[] indices, byte[] palette, int shake) {
    synchronized (this) {
      if (sending || !isOpen()) {
        return;
      }
      ByteBuffer message = picture.to(indices, palette, shake);
      if (!message.hasRemaining()) {
        return;
      }
      sending = true;
      getSession().sendBinary(message, Callback.from(this::sent, failure -> gone()));
    }
  }

  /** Sends the texts in the picture if the page does not have them yet. */
  void write(String words) {
    synchronized (this) {
      if (!writing && isOpen() && !words.equals(written)) {
        written = words;
        writing = true;
        getSession().sendText(words, Callback.from(this::wrote, failure -> gone()));
      }
    }
  }

  /** Sends samples to a page with sound, unless many are still being sent. */
  void play(ByteBuffer samples) {
    synchronized (this) {
      if (listening && isOpen() && soundsUnderWay < MOST_SOUND_UNDER_WAY) {
        soundsUnderWay++;
        getSession().sendBinary(samples, Callback.from(this::heard, failure -> gone()));
      }
    }
  }

  private synchronized void sent() {
    sending = false;
  }

  private synchronized void wrote() {
    writing = false;
  }

  private synchronized void heard() {
    soundsUnderWay--;
  }

  private void gone() {
    pages.remove(this);
  }
}
