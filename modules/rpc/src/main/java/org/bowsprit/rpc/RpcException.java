package org.bowsprit.rpc;

/** Thrown if a request cannot be answered. The client receives its code and its message. */
public final class RpcException extends RuntimeException {

  /** The message is not JSON. */
  public static final int NOT_JSON = -32700;

  /** The message is not a request. */
  public static final int NOT_A_REQUEST = -32600;

  /** There is no such method. */
  public static final int NO_METHOD = -32601;

  /** A parameter is missing or has a wrong type or value. */
  public static final int WRONG_PARAMETERS = -32602;

  /** The request is valid, but it failed. */
  public static final int FAILED = -32603;

  /** The client has not sent {@code initialize} yet. */
  public static final int NOT_INITIALIZED = -32002;

  private static final long serialVersionUID = 1L;

  private final int code;

  /**
   * Creates an error.
   *
   * @param code one of the constants of this class, or a code that the methods document
   * @param message the error, and the expected value
   */
  public RpcException(int code, String message) {
    super(message);
    this.code = code;
  }

  /** Returns the error for a method that does not exist. */
  public static RpcException noMethod(String method) {
    return new RpcException(NO_METHOD, "there is no " + method);
  }

  /** Returns the error for a wrong parameter. */
  public static RpcException wrongParameters(String message) {
    return new RpcException(WRONG_PARAMETERS, message);
  }

  /** Returns the code of the error. */
  public int code() {
    return code;
  }
}
