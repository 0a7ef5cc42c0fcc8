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

  private static final int MAX_UNSENT_SOUNDS = 16;

  private final FrameChange picture = new FrameChange();
  private final Set<Page> pages;
  private final Consumer<? super RenderEvent> events;
  private volatile boolean listening;
  private boolean isSendingPicture;
  private boolean isSendingText;
  private String lastText = "";
  private int unsentSounds;

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
      if (isSendingPicture || !isOpen()) {
        return;
      }
      ByteBuffer message = picture.update(indices, palette, shake);
      if (!message.hasRemaining()) {
        return;
      }
      isSendingPicture = true;
      getSession().sendBinary(message, Callback.from(this::pictureSent, failure -> disconnected()));
    }
  }

  /** Sends the texts in the picture if the page does not have them yet. */
  void write(String text) {
    synchronized (this) {
      if (!isSendingText && isOpen() && !text.equals(lastText)) {
        lastText = text;
        isSendingText = true;
        getSession().sendText(text, Callback.from(this::textSent, failure -> disconnected()));
      }
    }
  }

  /** Sends samples to a page with sound, unless many are still being sent. */
  void play(ByteBuffer samples) {
    synchronized (this) {
      if (listening && isOpen() && unsentSounds < MAX_UNSENT_SOUNDS) {
        unsentSounds++;
        getSession().sendBinary(samples, Callback.from(this::soundSent, failure -> disconnected()));
      }
    }
  }

  private synchronized void pictureSent() {
    isSendingPicture = false;
  }

  private synchronized void textSent() {
    isSendingText = false;
  }

  private synchronized void soundSent() {
    unsentSounds--;
  }

  private void disconnected() {
    pages.remove(this);
  }
}
