package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFWNativeX11.glfwGetX11Window;
import static org.lwjgl.system.linux.X11.False;
import static org.lwjgl.system.linux.X11.NoEventMask;
import static org.lwjgl.system.linux.X11.XCloseDisplay;
import static org.lwjgl.system.linux.X11.XOpenDisplay;
import static org.lwjgl.system.linux.X11.nXSendEvent;

import java.nio.ByteBuffer;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.X11;

/** Sends the message that a window receives when its close button is pressed. */
final class CloseButton {

  private static final int CLIENT_MESSAGE = 33;

  // The offsets of XClientMessageEvent's fields on a 64-bit machine.
  private static final int MESSAGE_BYTES = 192;
  private static final int TYPE_OFFSET = 0;
  private static final int WINDOW_OFFSET = 32;
  private static final int MESSAGE_TYPE_OFFSET = 40;
  private static final int FORMAT_OFFSET = 48;
  private static final int DATA_OFFSET = 56;

  private CloseButton() {}

  static void press(long glfwWindow) {
    long display = XOpenDisplay((ByteBuffer) null);
    long window = glfwGetX11Window(glfwWindow);
    try (MemoryStack stack = MemoryStack.stackPush()) {
      ByteBuffer message = stack.calloc(MESSAGE_BYTES);
      message
          .putInt(TYPE_OFFSET, CLIENT_MESSAGE)
          .putLong(WINDOW_OFFSET, window)
          .putInt(FORMAT_OFFSET, 32);
      message.putLong(MESSAGE_TYPE_OFFSET, atom(stack, display, "WM_PROTOCOLS"));
      message.putLong(DATA_OFFSET, atom(stack, display, "WM_DELETE_WINDOW"));
      nXSendEvent(display, window, False, NoEventMask, MemoryUtil.memAddress(message));
    }
    XCloseDisplay(display);
  }

  private static long atom(MemoryStack stack, long display, String name) {
    long internAtom = X11.getLibrary().getFunctionAddress("XInternAtom");
    return JNI.invokePPP(display, MemoryUtil.memAddress(stack.ASCII(name)), False, internAtom);
  }
}
